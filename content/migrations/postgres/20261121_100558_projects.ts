import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_stage" AS ENUM('ongoing', 'completed');
  CREATE TYPE "public"."enum_projects_client_type" AS ENUM('government', 'local-government', 'public-company', 'private', 'development-partner');
  CREATE TYPE "public"."enum_projects_contract_currency" AS ENUM('NPR', 'USD', 'EUR');
  CREATE TYPE "public"."enum_projects_country" AS ENUM('Afghanistan', 'Åland Islands', 'Albania', 'Algeria', 'American Samoa', 'Andorra', 'Angola', 'Anguilla', 'Antarctica', 'Antigua & Barbuda', 'Argentina', 'Armenia', 'Aruba', 'Australia', 'Austria', 'Azerbaijan', 'Bahamas', 'Bahrain', 'Bangladesh', 'Barbados', 'Belarus', 'Belgium', 'Belize', 'Benin', 'Bermuda', 'Bhutan', 'Bolivia', 'Bosnia & Herzegovina', 'Botswana', 'Bouvet Island', 'Brazil', 'British Indian Ocean Territory', 'British Virgin Islands', 'Brunei', 'Bulgaria', 'Burkina Faso', 'Burundi', 'Cambodia', 'Cameroon', 'Canada', 'Cape Verde', 'Caribbean Netherlands', 'Cayman Islands', 'Central African Republic', 'Chad', 'Chile', 'China', 'Christmas Island', 'Cocos (Keeling) Islands', 'Colombia', 'Comoros', 'Congo - Brazzaville', 'Congo - Kinshasa', 'Cook Islands', 'Costa Rica', 'Côte d’Ivoire', 'Croatia', 'Cuba', 'Curaçao', 'Cyprus', 'Czechia', 'Denmark', 'Djibouti', 'Dominica', 'Dominican Republic', 'Ecuador', 'Egypt', 'El Salvador', 'Equatorial Guinea', 'Eritrea', 'Estonia', 'Eswatini', 'Ethiopia', 'Falkland Islands', 'Faroe Islands', 'Fiji', 'Finland', 'France', 'French Guiana', 'French Polynesia', 'French Southern Territories', 'Gabon', 'Gambia', 'Georgia', 'Germany', 'Ghana', 'Gibraltar', 'Greece', 'Greenland', 'Grenada', 'Guadeloupe', 'Guam', 'Guatemala', 'Guernsey', 'Guinea', 'Guinea-Bissau', 'Guyana', 'Haiti', 'Heard & McDonald Islands', 'Honduras', 'Hong Kong SAR China', 'Hungary', 'Iceland', 'India', 'Indonesia', 'Iran', 'Iraq', 'Ireland', 'Isle of Man', 'Israel', 'Italy', 'Jamaica', 'Japan', 'Jersey', 'Jordan', 'Kazakhstan', 'Kenya', 'Kiribati', 'Kuwait', 'Kyrgyzstan', 'Laos', 'Latvia', 'Lebanon', 'Lesotho', 'Liberia', 'Libya', 'Liechtenstein', 'Lithuania', 'Luxembourg', 'Macao SAR China', 'Madagascar', 'Malawi', 'Malaysia', 'Maldives', 'Mali', 'Malta', 'Marshall Islands', 'Martinique', 'Mauritania', 'Mauritius', 'Mayotte', 'Mexico', 'Micronesia', 'Moldova', 'Monaco', 'Mongolia', 'Montenegro', 'Montserrat', 'Morocco', 'Mozambique', 'Myanmar (Burma)', 'Namibia', 'Nauru', 'Nepal', 'Netherlands', 'New Caledonia', 'New Zealand', 'Nicaragua', 'Niger', 'Nigeria', 'Niue', 'Norfolk Island', 'North Korea', 'North Macedonia', 'Northern Mariana Islands', 'Norway', 'Oman', 'Pakistan', 'Palau', 'Palestinian Territories', 'Panama', 'Papua New Guinea', 'Paraguay', 'Peru', 'Philippines', 'Pitcairn Islands', 'Poland', 'Portugal', 'Puerto Rico', 'Qatar', 'Réunion', 'Romania', 'Russia', 'Rwanda', 'Samoa', 'San Marino', 'São Tomé & Príncipe', 'Saudi Arabia', 'Senegal', 'Serbia', 'Seychelles', 'Sierra Leone', 'Singapore', 'Sint Maarten', 'Slovakia', 'Slovenia', 'Solomon Islands', 'Somalia', 'South Africa', 'South Georgia & South Sandwich Islands', 'South Korea', 'South Sudan', 'Spain', 'Sri Lanka', 'St. Barthélemy', 'St. Helena', 'St. Kitts & Nevis', 'St. Lucia', 'St. Martin', 'St. Pierre & Miquelon', 'St. Vincent & Grenadines', 'Sudan', 'Suriname', 'Svalbard & Jan Mayen', 'Sweden', 'Switzerland', 'Syria', 'Taiwan', 'Tajikistan', 'Tanzania', 'Thailand', 'Timor-Leste', 'Togo', 'Tokelau', 'Tonga', 'Trinidad & Tobago', 'Tunisia', 'Türkiye', 'Turkmenistan', 'Turks & Caicos Islands', 'Tuvalu', 'U.S. Outlying Islands', 'U.S. Virgin Islands', 'Uganda', 'Ukraine', 'United Arab Emirates', 'United Kingdom', 'United States', 'Uruguay', 'Uzbekistan', 'Vanuatu', 'Vatican City', 'Venezuela', 'Vietnam', 'Wallis & Futuna', 'Western Sahara', 'Yemen', 'Zambia', 'Zimbabwe');
  CREATE TYPE "public"."enum_projects_province" AS ENUM('koshi', 'madhesh', 'bagmati', 'gandaki', 'lumbini', 'karnali', 'sudurpashchim');
  CREATE TYPE "public"."enum_projects_precision" AS ENUM('exact', 'area');
  CREATE TYPE "public"."enum__projects_v_version_stage" AS ENUM('ongoing', 'completed');
  CREATE TYPE "public"."enum__projects_v_version_client_type" AS ENUM('government', 'local-government', 'public-company', 'private', 'development-partner');
  CREATE TYPE "public"."enum__projects_v_version_contract_currency" AS ENUM('NPR', 'USD', 'EUR');
  CREATE TYPE "public"."enum__projects_v_version_country" AS ENUM('Afghanistan', 'Åland Islands', 'Albania', 'Algeria', 'American Samoa', 'Andorra', 'Angola', 'Anguilla', 'Antarctica', 'Antigua & Barbuda', 'Argentina', 'Armenia', 'Aruba', 'Australia', 'Austria', 'Azerbaijan', 'Bahamas', 'Bahrain', 'Bangladesh', 'Barbados', 'Belarus', 'Belgium', 'Belize', 'Benin', 'Bermuda', 'Bhutan', 'Bolivia', 'Bosnia & Herzegovina', 'Botswana', 'Bouvet Island', 'Brazil', 'British Indian Ocean Territory', 'British Virgin Islands', 'Brunei', 'Bulgaria', 'Burkina Faso', 'Burundi', 'Cambodia', 'Cameroon', 'Canada', 'Cape Verde', 'Caribbean Netherlands', 'Cayman Islands', 'Central African Republic', 'Chad', 'Chile', 'China', 'Christmas Island', 'Cocos (Keeling) Islands', 'Colombia', 'Comoros', 'Congo - Brazzaville', 'Congo - Kinshasa', 'Cook Islands', 'Costa Rica', 'Côte d’Ivoire', 'Croatia', 'Cuba', 'Curaçao', 'Cyprus', 'Czechia', 'Denmark', 'Djibouti', 'Dominica', 'Dominican Republic', 'Ecuador', 'Egypt', 'El Salvador', 'Equatorial Guinea', 'Eritrea', 'Estonia', 'Eswatini', 'Ethiopia', 'Falkland Islands', 'Faroe Islands', 'Fiji', 'Finland', 'France', 'French Guiana', 'French Polynesia', 'French Southern Territories', 'Gabon', 'Gambia', 'Georgia', 'Germany', 'Ghana', 'Gibraltar', 'Greece', 'Greenland', 'Grenada', 'Guadeloupe', 'Guam', 'Guatemala', 'Guernsey', 'Guinea', 'Guinea-Bissau', 'Guyana', 'Haiti', 'Heard & McDonald Islands', 'Honduras', 'Hong Kong SAR China', 'Hungary', 'Iceland', 'India', 'Indonesia', 'Iran', 'Iraq', 'Ireland', 'Isle of Man', 'Israel', 'Italy', 'Jamaica', 'Japan', 'Jersey', 'Jordan', 'Kazakhstan', 'Kenya', 'Kiribati', 'Kuwait', 'Kyrgyzstan', 'Laos', 'Latvia', 'Lebanon', 'Lesotho', 'Liberia', 'Libya', 'Liechtenstein', 'Lithuania', 'Luxembourg', 'Macao SAR China', 'Madagascar', 'Malawi', 'Malaysia', 'Maldives', 'Mali', 'Malta', 'Marshall Islands', 'Martinique', 'Mauritania', 'Mauritius', 'Mayotte', 'Mexico', 'Micronesia', 'Moldova', 'Monaco', 'Mongolia', 'Montenegro', 'Montserrat', 'Morocco', 'Mozambique', 'Myanmar (Burma)', 'Namibia', 'Nauru', 'Nepal', 'Netherlands', 'New Caledonia', 'New Zealand', 'Nicaragua', 'Niger', 'Nigeria', 'Niue', 'Norfolk Island', 'North Korea', 'North Macedonia', 'Northern Mariana Islands', 'Norway', 'Oman', 'Pakistan', 'Palau', 'Palestinian Territories', 'Panama', 'Papua New Guinea', 'Paraguay', 'Peru', 'Philippines', 'Pitcairn Islands', 'Poland', 'Portugal', 'Puerto Rico', 'Qatar', 'Réunion', 'Romania', 'Russia', 'Rwanda', 'Samoa', 'San Marino', 'São Tomé & Príncipe', 'Saudi Arabia', 'Senegal', 'Serbia', 'Seychelles', 'Sierra Leone', 'Singapore', 'Sint Maarten', 'Slovakia', 'Slovenia', 'Solomon Islands', 'Somalia', 'South Africa', 'South Georgia & South Sandwich Islands', 'South Korea', 'South Sudan', 'Spain', 'Sri Lanka', 'St. Barthélemy', 'St. Helena', 'St. Kitts & Nevis', 'St. Lucia', 'St. Martin', 'St. Pierre & Miquelon', 'St. Vincent & Grenadines', 'Sudan', 'Suriname', 'Svalbard & Jan Mayen', 'Sweden', 'Switzerland', 'Syria', 'Taiwan', 'Tajikistan', 'Tanzania', 'Thailand', 'Timor-Leste', 'Togo', 'Tokelau', 'Tonga', 'Trinidad & Tobago', 'Tunisia', 'Türkiye', 'Turkmenistan', 'Turks & Caicos Islands', 'Tuvalu', 'U.S. Outlying Islands', 'U.S. Virgin Islands', 'Uganda', 'Ukraine', 'United Arab Emirates', 'United Kingdom', 'United States', 'Uruguay', 'Uzbekistan', 'Vanuatu', 'Vatican City', 'Venezuela', 'Vietnam', 'Wallis & Futuna', 'Western Sahara', 'Yemen', 'Zambia', 'Zimbabwe');
  CREATE TYPE "public"."enum__projects_v_version_province" AS ENUM('koshi', 'madhesh', 'bagmati', 'gandaki', 'lumbini', 'karnali', 'sudurpashchim');
  CREATE TYPE "public"."enum__projects_v_version_precision" AS ENUM('exact', 'area');
  CREATE TABLE "project_groups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_project_groups_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "projects_quantities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_quantities_locales" (
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"share" numeric
  );
  
  CREATE TABLE "projects_partners_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"person_id" integer
  );
  
  CREATE TABLE "projects_team_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_quantities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_quantities_locales" (
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"share" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_partners_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"person_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_team_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "project_groups_locales" ADD COLUMN "description" varchar;
  ALTER TABLE "_project_groups_v_locales" ADD COLUMN "version_description" varchar;
  ALTER TABLE "projects" ADD COLUMN "stage" "enum_projects_stage" DEFAULT 'completed';
  ALTER TABLE "projects" ADD COLUMN "started_on" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "ended_on" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "client_type" "enum_projects_client_type";
  ALTER TABLE "projects" ADD COLUMN "contract_value" numeric;
  ALTER TABLE "projects" ADD COLUMN "contract_currency" "enum_projects_contract_currency" DEFAULT 'NPR';
  ALTER TABLE "projects" ADD COLUMN "contract_value_public" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "reference_available" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "country" "enum_projects_country" DEFAULT 'Nepal';
  ALTER TABLE "projects" ADD COLUMN "province" "enum_projects_province";
  ALTER TABLE "projects" ADD COLUMN "lat" numeric;
  ALTER TABLE "projects" ADD COLUMN "lng" numeric;
  ALTER TABLE "projects" ADD COLUMN "precision" "enum_projects_precision" DEFAULT 'exact';
  ALTER TABLE "projects" ADD COLUMN "confidential" boolean DEFAULT false;
  ALTER TABLE "projects_locales" ADD COLUMN "summary" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "client" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "funding" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "district" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "challenge" jsonb;
  ALTER TABLE "projects_locales" ADD COLUMN "work" jsonb;
  ALTER TABLE "projects_locales" ADD COLUMN "result" jsonb;
  ALTER TABLE "projects_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "projects_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_stage" "enum__projects_v_version_stage" DEFAULT 'completed';
  ALTER TABLE "_projects_v" ADD COLUMN "version_started_on" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_ended_on" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_client_type" "enum__projects_v_version_client_type";
  ALTER TABLE "_projects_v" ADD COLUMN "version_contract_value" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_contract_currency" "enum__projects_v_version_contract_currency" DEFAULT 'NPR';
  ALTER TABLE "_projects_v" ADD COLUMN "version_contract_value_public" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_reference_available" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_country" "enum__projects_v_version_country" DEFAULT 'Nepal';
  ALTER TABLE "_projects_v" ADD COLUMN "version_province" "enum__projects_v_version_province";
  ALTER TABLE "_projects_v" ADD COLUMN "version_lat" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_lng" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_precision" "enum__projects_v_version_precision" DEFAULT 'exact';
  ALTER TABLE "_projects_v" ADD COLUMN "version_confidential" boolean DEFAULT false;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_summary" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_client" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_funding" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_district" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_challenge" jsonb;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_work" jsonb;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_result" jsonb;
  ALTER TABLE "_projects_v_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "_projects_v_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "project_groups_rels" ADD CONSTRAINT "project_groups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_groups_rels" ADD CONSTRAINT "project_groups_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_groups_v_rels" ADD CONSTRAINT "_project_groups_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_project_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_groups_v_rels" ADD CONSTRAINT "_project_groups_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_quantities" ADD CONSTRAINT "projects_quantities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_quantities_locales" ADD CONSTRAINT "projects_quantities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_quantities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_partners" ADD CONSTRAINT "projects_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_partners_locales" ADD CONSTRAINT "projects_partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_team" ADD CONSTRAINT "projects_team_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_team" ADD CONSTRAINT "projects_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_team_locales" ADD CONSTRAINT "projects_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_quantities" ADD CONSTRAINT "_projects_v_version_quantities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_quantities_locales" ADD CONSTRAINT "_projects_v_version_quantities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_quantities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_partners" ADD CONSTRAINT "_projects_v_version_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_partners_locales" ADD CONSTRAINT "_projects_v_version_partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_team" ADD CONSTRAINT "_projects_v_version_team_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_team" ADD CONSTRAINT "_projects_v_version_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_team_locales" ADD CONSTRAINT "_projects_v_version_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_team"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "project_groups_rels_order_idx" ON "project_groups_rels" USING btree ("order");
  CREATE INDEX "project_groups_rels_parent_idx" ON "project_groups_rels" USING btree ("parent_id");
  CREATE INDEX "project_groups_rels_path_idx" ON "project_groups_rels" USING btree ("path");
  CREATE INDEX "project_groups_rels_media_id_idx" ON "project_groups_rels" USING btree ("media_id");
  CREATE INDEX "_project_groups_v_rels_order_idx" ON "_project_groups_v_rels" USING btree ("order");
  CREATE INDEX "_project_groups_v_rels_parent_idx" ON "_project_groups_v_rels" USING btree ("parent_id");
  CREATE INDEX "_project_groups_v_rels_path_idx" ON "_project_groups_v_rels" USING btree ("path");
  CREATE INDEX "_project_groups_v_rels_media_id_idx" ON "_project_groups_v_rels" USING btree ("media_id");
  CREATE INDEX "projects_quantities_order_idx" ON "projects_quantities" USING btree ("_order");
  CREATE INDEX "projects_quantities_parent_id_idx" ON "projects_quantities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_quantities_locales_locale_parent_id_unique" ON "projects_quantities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_partners_order_idx" ON "projects_partners" USING btree ("_order");
  CREATE INDEX "projects_partners_parent_id_idx" ON "projects_partners" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_partners_locales_locale_parent_id_unique" ON "projects_partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_team_order_idx" ON "projects_team" USING btree ("_order");
  CREATE INDEX "projects_team_parent_id_idx" ON "projects_team" USING btree ("_parent_id");
  CREATE INDEX "projects_team_person_idx" ON "projects_team" USING btree ("person_id");
  CREATE UNIQUE INDEX "projects_team_locales_locale_parent_id_unique" ON "projects_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_quantities_order_idx" ON "_projects_v_version_quantities" USING btree ("_order");
  CREATE INDEX "_projects_v_version_quantities_parent_id_idx" ON "_projects_v_version_quantities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_quantities_locales_locale_parent_id_uniq" ON "_projects_v_version_quantities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_partners_order_idx" ON "_projects_v_version_partners" USING btree ("_order");
  CREATE INDEX "_projects_v_version_partners_parent_id_idx" ON "_projects_v_version_partners" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_partners_locales_locale_parent_id_unique" ON "_projects_v_version_partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_team_order_idx" ON "_projects_v_version_team" USING btree ("_order");
  CREATE INDEX "_projects_v_version_team_parent_id_idx" ON "_projects_v_version_team" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_team_person_idx" ON "_projects_v_version_team" USING btree ("person_id");
  CREATE UNIQUE INDEX "_projects_v_version_team_locales_locale_parent_id_unique" ON "_projects_v_version_team_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_rels_services_id_idx" ON "projects_rels" USING btree ("services_id");
  CREATE INDEX "projects_rels_documents_id_idx" ON "projects_rels" USING btree ("documents_id");
  CREATE INDEX "_projects_v_rels_services_id_idx" ON "_projects_v_rels" USING btree ("services_id");
  CREATE INDEX "_projects_v_rels_documents_id_idx" ON "_projects_v_rels" USING btree ("documents_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "project_groups_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_project_groups_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_quantities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_quantities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_partners_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_team_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_quantities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_quantities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_partners_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_team_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "project_groups_rels" CASCADE;
  DROP TABLE "_project_groups_v_rels" CASCADE;
  DROP TABLE "projects_quantities" CASCADE;
  DROP TABLE "projects_quantities_locales" CASCADE;
  DROP TABLE "projects_partners" CASCADE;
  DROP TABLE "projects_partners_locales" CASCADE;
  DROP TABLE "projects_team" CASCADE;
  DROP TABLE "projects_team_locales" CASCADE;
  DROP TABLE "_projects_v_version_quantities" CASCADE;
  DROP TABLE "_projects_v_version_quantities_locales" CASCADE;
  DROP TABLE "_projects_v_version_partners" CASCADE;
  DROP TABLE "_projects_v_version_partners_locales" CASCADE;
  DROP TABLE "_projects_v_version_team" CASCADE;
  DROP TABLE "_projects_v_version_team_locales" CASCADE;
  ALTER TABLE "projects_rels" DROP CONSTRAINT "projects_rels_services_fk";
  
  ALTER TABLE "projects_rels" DROP CONSTRAINT "projects_rels_documents_fk";
  
  ALTER TABLE "_projects_v_rels" DROP CONSTRAINT "_projects_v_rels_services_fk";
  
  ALTER TABLE "_projects_v_rels" DROP CONSTRAINT "_projects_v_rels_documents_fk";
  
  DROP INDEX "projects_rels_services_id_idx";
  DROP INDEX "projects_rels_documents_id_idx";
  DROP INDEX "_projects_v_rels_services_id_idx";
  DROP INDEX "_projects_v_rels_documents_id_idx";
  ALTER TABLE "project_groups_locales" DROP COLUMN "description";
  ALTER TABLE "_project_groups_v_locales" DROP COLUMN "version_description";
  ALTER TABLE "projects" DROP COLUMN "stage";
  ALTER TABLE "projects" DROP COLUMN "started_on";
  ALTER TABLE "projects" DROP COLUMN "ended_on";
  ALTER TABLE "projects" DROP COLUMN "client_type";
  ALTER TABLE "projects" DROP COLUMN "contract_value";
  ALTER TABLE "projects" DROP COLUMN "contract_currency";
  ALTER TABLE "projects" DROP COLUMN "contract_value_public";
  ALTER TABLE "projects" DROP COLUMN "reference_available";
  ALTER TABLE "projects" DROP COLUMN "country";
  ALTER TABLE "projects" DROP COLUMN "province";
  ALTER TABLE "projects" DROP COLUMN "lat";
  ALTER TABLE "projects" DROP COLUMN "lng";
  ALTER TABLE "projects" DROP COLUMN "precision";
  ALTER TABLE "projects" DROP COLUMN "confidential";
  ALTER TABLE "projects_locales" DROP COLUMN "summary";
  ALTER TABLE "projects_locales" DROP COLUMN "client";
  ALTER TABLE "projects_locales" DROP COLUMN "funding";
  ALTER TABLE "projects_locales" DROP COLUMN "district";
  ALTER TABLE "projects_locales" DROP COLUMN "challenge";
  ALTER TABLE "projects_locales" DROP COLUMN "work";
  ALTER TABLE "projects_locales" DROP COLUMN "result";
  ALTER TABLE "projects_rels" DROP COLUMN "services_id";
  ALTER TABLE "projects_rels" DROP COLUMN "documents_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_stage";
  ALTER TABLE "_projects_v" DROP COLUMN "version_started_on";
  ALTER TABLE "_projects_v" DROP COLUMN "version_ended_on";
  ALTER TABLE "_projects_v" DROP COLUMN "version_client_type";
  ALTER TABLE "_projects_v" DROP COLUMN "version_contract_value";
  ALTER TABLE "_projects_v" DROP COLUMN "version_contract_currency";
  ALTER TABLE "_projects_v" DROP COLUMN "version_contract_value_public";
  ALTER TABLE "_projects_v" DROP COLUMN "version_reference_available";
  ALTER TABLE "_projects_v" DROP COLUMN "version_country";
  ALTER TABLE "_projects_v" DROP COLUMN "version_province";
  ALTER TABLE "_projects_v" DROP COLUMN "version_lat";
  ALTER TABLE "_projects_v" DROP COLUMN "version_lng";
  ALTER TABLE "_projects_v" DROP COLUMN "version_precision";
  ALTER TABLE "_projects_v" DROP COLUMN "version_confidential";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_summary";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_client";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_funding";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_district";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_challenge";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_work";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_result";
  ALTER TABLE "_projects_v_rels" DROP COLUMN "services_id";
  ALTER TABLE "_projects_v_rels" DROP COLUMN "documents_id";
  DROP TYPE "public"."enum_projects_stage";
  DROP TYPE "public"."enum_projects_client_type";
  DROP TYPE "public"."enum_projects_contract_currency";
  DROP TYPE "public"."enum_projects_country";
  DROP TYPE "public"."enum_projects_province";
  DROP TYPE "public"."enum_projects_precision";
  DROP TYPE "public"."enum__projects_v_version_stage";
  DROP TYPE "public"."enum__projects_v_version_client_type";
  DROP TYPE "public"."enum__projects_v_version_contract_currency";
  DROP TYPE "public"."enum__projects_v_version_country";
  DROP TYPE "public"."enum__projects_v_version_province";
  DROP TYPE "public"."enum__projects_v_version_precision";`)
}
