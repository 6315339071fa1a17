import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_people_roles_kind" AS ENUM('board', 'key', 'team');
  CREATE TYPE "public"."enum_people_countries" AS ENUM('Afghanistan', 'Åland Islands', 'Albania', 'Algeria', 'American Samoa', 'Andorra', 'Angola', 'Anguilla', 'Antarctica', 'Antigua & Barbuda', 'Argentina', 'Armenia', 'Aruba', 'Australia', 'Austria', 'Azerbaijan', 'Bahamas', 'Bahrain', 'Bangladesh', 'Barbados', 'Belarus', 'Belgium', 'Belize', 'Benin', 'Bermuda', 'Bhutan', 'Bolivia', 'Bosnia & Herzegovina', 'Botswana', 'Bouvet Island', 'Brazil', 'British Indian Ocean Territory', 'British Virgin Islands', 'Brunei', 'Bulgaria', 'Burkina Faso', 'Burundi', 'Cambodia', 'Cameroon', 'Canada', 'Cape Verde', 'Caribbean Netherlands', 'Cayman Islands', 'Central African Republic', 'Chad', 'Chile', 'China', 'Christmas Island', 'Cocos (Keeling) Islands', 'Colombia', 'Comoros', 'Congo - Brazzaville', 'Congo - Kinshasa', 'Cook Islands', 'Costa Rica', 'Côte d’Ivoire', 'Croatia', 'Cuba', 'Curaçao', 'Cyprus', 'Czechia', 'Denmark', 'Djibouti', 'Dominica', 'Dominican Republic', 'Ecuador', 'Egypt', 'El Salvador', 'Equatorial Guinea', 'Eritrea', 'Estonia', 'Eswatini', 'Ethiopia', 'Falkland Islands', 'Faroe Islands', 'Fiji', 'Finland', 'France', 'French Guiana', 'French Polynesia', 'French Southern Territories', 'Gabon', 'Gambia', 'Georgia', 'Germany', 'Ghana', 'Gibraltar', 'Greece', 'Greenland', 'Grenada', 'Guadeloupe', 'Guam', 'Guatemala', 'Guernsey', 'Guinea', 'Guinea-Bissau', 'Guyana', 'Haiti', 'Heard & McDonald Islands', 'Honduras', 'Hong Kong SAR China', 'Hungary', 'Iceland', 'India', 'Indonesia', 'Iran', 'Iraq', 'Ireland', 'Isle of Man', 'Israel', 'Italy', 'Jamaica', 'Japan', 'Jersey', 'Jordan', 'Kazakhstan', 'Kenya', 'Kiribati', 'Kuwait', 'Kyrgyzstan', 'Laos', 'Latvia', 'Lebanon', 'Lesotho', 'Liberia', 'Libya', 'Liechtenstein', 'Lithuania', 'Luxembourg', 'Macao SAR China', 'Madagascar', 'Malawi', 'Malaysia', 'Maldives', 'Mali', 'Malta', 'Marshall Islands', 'Martinique', 'Mauritania', 'Mauritius', 'Mayotte', 'Mexico', 'Micronesia', 'Moldova', 'Monaco', 'Mongolia', 'Montenegro', 'Montserrat', 'Morocco', 'Mozambique', 'Myanmar (Burma)', 'Namibia', 'Nauru', 'Nepal', 'Netherlands', 'New Caledonia', 'New Zealand', 'Nicaragua', 'Niger', 'Nigeria', 'Niue', 'Norfolk Island', 'North Korea', 'North Macedonia', 'Northern Mariana Islands', 'Norway', 'Oman', 'Pakistan', 'Palau', 'Palestinian Territories', 'Panama', 'Papua New Guinea', 'Paraguay', 'Peru', 'Philippines', 'Pitcairn Islands', 'Poland', 'Portugal', 'Puerto Rico', 'Qatar', 'Réunion', 'Romania', 'Russia', 'Rwanda', 'Samoa', 'San Marino', 'São Tomé & Príncipe', 'Saudi Arabia', 'Senegal', 'Serbia', 'Seychelles', 'Sierra Leone', 'Singapore', 'Sint Maarten', 'Slovakia', 'Slovenia', 'Solomon Islands', 'Somalia', 'South Africa', 'South Georgia & South Sandwich Islands', 'South Korea', 'South Sudan', 'Spain', 'Sri Lanka', 'St. Barthélemy', 'St. Helena', 'St. Kitts & Nevis', 'St. Lucia', 'St. Martin', 'St. Pierre & Miquelon', 'St. Vincent & Grenadines', 'Sudan', 'Suriname', 'Svalbard & Jan Mayen', 'Sweden', 'Switzerland', 'Syria', 'Taiwan', 'Tajikistan', 'Tanzania', 'Thailand', 'Timor-Leste', 'Togo', 'Tokelau', 'Tonga', 'Trinidad & Tobago', 'Tunisia', 'Türkiye', 'Turkmenistan', 'Turks & Caicos Islands', 'Tuvalu', 'U.S. Outlying Islands', 'U.S. Virgin Islands', 'Uganda', 'Ukraine', 'United Arab Emirates', 'United Kingdom', 'United States', 'Uruguay', 'Uzbekistan', 'Vanuatu', 'Vatican City', 'Venezuela', 'Vietnam', 'Wallis & Futuna', 'Western Sahara', 'Yemen', 'Zambia', 'Zimbabwe');
  CREATE TYPE "public"."enum__people_v_version_roles_kind" AS ENUM('board', 'key', 'team');
  CREATE TYPE "public"."enum__people_v_version_countries" AS ENUM('Afghanistan', 'Åland Islands', 'Albania', 'Algeria', 'American Samoa', 'Andorra', 'Angola', 'Anguilla', 'Antarctica', 'Antigua & Barbuda', 'Argentina', 'Armenia', 'Aruba', 'Australia', 'Austria', 'Azerbaijan', 'Bahamas', 'Bahrain', 'Bangladesh', 'Barbados', 'Belarus', 'Belgium', 'Belize', 'Benin', 'Bermuda', 'Bhutan', 'Bolivia', 'Bosnia & Herzegovina', 'Botswana', 'Bouvet Island', 'Brazil', 'British Indian Ocean Territory', 'British Virgin Islands', 'Brunei', 'Bulgaria', 'Burkina Faso', 'Burundi', 'Cambodia', 'Cameroon', 'Canada', 'Cape Verde', 'Caribbean Netherlands', 'Cayman Islands', 'Central African Republic', 'Chad', 'Chile', 'China', 'Christmas Island', 'Cocos (Keeling) Islands', 'Colombia', 'Comoros', 'Congo - Brazzaville', 'Congo - Kinshasa', 'Cook Islands', 'Costa Rica', 'Côte d’Ivoire', 'Croatia', 'Cuba', 'Curaçao', 'Cyprus', 'Czechia', 'Denmark', 'Djibouti', 'Dominica', 'Dominican Republic', 'Ecuador', 'Egypt', 'El Salvador', 'Equatorial Guinea', 'Eritrea', 'Estonia', 'Eswatini', 'Ethiopia', 'Falkland Islands', 'Faroe Islands', 'Fiji', 'Finland', 'France', 'French Guiana', 'French Polynesia', 'French Southern Territories', 'Gabon', 'Gambia', 'Georgia', 'Germany', 'Ghana', 'Gibraltar', 'Greece', 'Greenland', 'Grenada', 'Guadeloupe', 'Guam', 'Guatemala', 'Guernsey', 'Guinea', 'Guinea-Bissau', 'Guyana', 'Haiti', 'Heard & McDonald Islands', 'Honduras', 'Hong Kong SAR China', 'Hungary', 'Iceland', 'India', 'Indonesia', 'Iran', 'Iraq', 'Ireland', 'Isle of Man', 'Israel', 'Italy', 'Jamaica', 'Japan', 'Jersey', 'Jordan', 'Kazakhstan', 'Kenya', 'Kiribati', 'Kuwait', 'Kyrgyzstan', 'Laos', 'Latvia', 'Lebanon', 'Lesotho', 'Liberia', 'Libya', 'Liechtenstein', 'Lithuania', 'Luxembourg', 'Macao SAR China', 'Madagascar', 'Malawi', 'Malaysia', 'Maldives', 'Mali', 'Malta', 'Marshall Islands', 'Martinique', 'Mauritania', 'Mauritius', 'Mayotte', 'Mexico', 'Micronesia', 'Moldova', 'Monaco', 'Mongolia', 'Montenegro', 'Montserrat', 'Morocco', 'Mozambique', 'Myanmar (Burma)', 'Namibia', 'Nauru', 'Nepal', 'Netherlands', 'New Caledonia', 'New Zealand', 'Nicaragua', 'Niger', 'Nigeria', 'Niue', 'Norfolk Island', 'North Korea', 'North Macedonia', 'Northern Mariana Islands', 'Norway', 'Oman', 'Pakistan', 'Palau', 'Palestinian Territories', 'Panama', 'Papua New Guinea', 'Paraguay', 'Peru', 'Philippines', 'Pitcairn Islands', 'Poland', 'Portugal', 'Puerto Rico', 'Qatar', 'Réunion', 'Romania', 'Russia', 'Rwanda', 'Samoa', 'San Marino', 'São Tomé & Príncipe', 'Saudi Arabia', 'Senegal', 'Serbia', 'Seychelles', 'Sierra Leone', 'Singapore', 'Sint Maarten', 'Slovakia', 'Slovenia', 'Solomon Islands', 'Somalia', 'South Africa', 'South Georgia & South Sandwich Islands', 'South Korea', 'South Sudan', 'Spain', 'Sri Lanka', 'St. Barthélemy', 'St. Helena', 'St. Kitts & Nevis', 'St. Lucia', 'St. Martin', 'St. Pierre & Miquelon', 'St. Vincent & Grenadines', 'Sudan', 'Suriname', 'Svalbard & Jan Mayen', 'Sweden', 'Switzerland', 'Syria', 'Taiwan', 'Tajikistan', 'Tanzania', 'Thailand', 'Timor-Leste', 'Togo', 'Tokelau', 'Tonga', 'Trinidad & Tobago', 'Tunisia', 'Türkiye', 'Turkmenistan', 'Turks & Caicos Islands', 'Tuvalu', 'U.S. Outlying Islands', 'U.S. Virgin Islands', 'Uganda', 'Ukraine', 'United Arab Emirates', 'United Kingdom', 'United States', 'Uruguay', 'Uzbekistan', 'Vanuatu', 'Vatican City', 'Venezuela', 'Vietnam', 'Wallis & Futuna', 'Western Sahara', 'Yemen', 'Zambia', 'Zimbabwe');
  CREATE TYPE "public"."enum_disciplines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__disciplines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__disciplines_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_published_locale" AS ENUM('en', 'ne');
  CREATE TABLE "people_roles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_people_roles_kind" DEFAULT 'team',
  	"place" numeric,
  	"since" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"chair" boolean DEFAULT false
  );
  
  CREATE TABLE "people_roles_locales" (
  	"title" varchar,
  	"representing" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "people_qualifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric
  );
  
  CREATE TABLE "people_qualifications_locales" (
  	"name" varchar,
  	"institution" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "people_memberships" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"number_public" boolean DEFAULT false
  );
  
  CREATE TABLE "people_memberships_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "people_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_people_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_people_v_version_roles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__people_v_version_roles_kind" DEFAULT 'team',
  	"place" numeric,
  	"since" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"chair" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_people_v_version_roles_locales" (
  	"title" varchar,
  	"representing" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_people_v_version_qualifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_people_v_version_qualifications_locales" (
  	"name" varchar,
  	"institution" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_people_v_version_memberships" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"number_public" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_people_v_version_memberships_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_people_v_version_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__people_v_version_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "disciplines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_disciplines_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "disciplines_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_disciplines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__disciplines_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__disciplines_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_disciplines_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_page_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric
  );
  
  CREATE TABLE "about_page_timeline_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"as_of" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_page_figures_locales" (
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_registrations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"valid_until" timestamp(3) with time zone,
  	"file_id" integer
  );
  
  CREATE TABLE "about_page_registrations_locales" (
  	"name" varchar,
  	"issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"head_id" integer
  );
  
  CREATE TABLE "about_sections_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_departments" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"head_id" integer
  );
  
  CREATE TABLE "about_departments_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_units" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"head_id" integer
  );
  
  CREATE TABLE "about_units_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"profile_id" integer,
  	"_status" "enum_about_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_page_locales" (
  	"name" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v_version_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_timeline_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"as_of" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_figures_locales" (
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v_version_registrations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"valid_until" timestamp(3) with time zone,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_registrations_locales" (
  	"name" varchar,
  	"issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_sections_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"head_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_sections_v_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_departments_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"head_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_departments_v_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_units_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"head_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_units_v_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_picture_id" integer,
  	"version_profile_id" integer,
  	"version__status" "enum__about_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_page_v_locales" (
  	"version_name" varchar,
  	"version_intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "services_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "services_locales" ADD COLUMN "deliverables" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "standards" varchar;
  ALTER TABLE "services_rels" ADD COLUMN "project_groups_id" integer;
  ALTER TABLE "services_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "services_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_deliverables" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_standards" varchar;
  ALTER TABLE "_services_v_rels" ADD COLUMN "project_groups_id" integer;
  ALTER TABLE "_services_v_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "_services_v_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "reports_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "_reports_v_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "people" ADD COLUMN "practising_since" numeric;
  ALTER TABLE "people" ADD COLUMN "cv_id" integer;
  ALTER TABLE "people" ADD COLUMN "cv_public" boolean DEFAULT false;
  ALTER TABLE "people" ADD COLUMN "discipline_id" integer;
  ALTER TABLE "people" ADD COLUMN "office_id" integer;
  ALTER TABLE "people" ADD COLUMN "left" boolean DEFAULT false;
  ALTER TABLE "people" ADD COLUMN "left_on" timestamp(3) with time zone;
  ALTER TABLE "people_locales" ADD COLUMN "line" varchar;
  ALTER TABLE "people_locales" ADD COLUMN "languages" varchar;
  ALTER TABLE "_people_v" ADD COLUMN "version_practising_since" numeric;
  ALTER TABLE "_people_v" ADD COLUMN "version_cv_id" integer;
  ALTER TABLE "_people_v" ADD COLUMN "version_cv_public" boolean DEFAULT false;
  ALTER TABLE "_people_v" ADD COLUMN "version_discipline_id" integer;
  ALTER TABLE "_people_v" ADD COLUMN "version_office_id" integer;
  ALTER TABLE "_people_v" ADD COLUMN "version_left" boolean DEFAULT false;
  ALTER TABLE "_people_v" ADD COLUMN "version_left_on" timestamp(3) with time zone;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_line" varchar;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_languages" varchar;
  ALTER TABLE "who_we_are_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "_who_we_are_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "disciplines_id" integer;
  ALTER TABLE "people_roles" ADD CONSTRAINT "people_roles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_roles_locales" ADD CONSTRAINT "people_roles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people_roles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_qualifications" ADD CONSTRAINT "people_qualifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_qualifications_locales" ADD CONSTRAINT "people_qualifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people_qualifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_memberships" ADD CONSTRAINT "people_memberships_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_memberships_locales" ADD CONSTRAINT "people_memberships_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people_memberships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_countries" ADD CONSTRAINT "people_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_roles" ADD CONSTRAINT "_people_v_version_roles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_roles_locales" ADD CONSTRAINT "_people_v_version_roles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v_version_roles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_qualifications" ADD CONSTRAINT "_people_v_version_qualifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_qualifications_locales" ADD CONSTRAINT "_people_v_version_qualifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v_version_qualifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_memberships" ADD CONSTRAINT "_people_v_version_memberships_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_memberships_locales" ADD CONSTRAINT "_people_v_version_memberships_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v_version_memberships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v_version_countries" ADD CONSTRAINT "_people_v_version_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "disciplines_locales" ADD CONSTRAINT "disciplines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."disciplines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_disciplines_v" ADD CONSTRAINT "_disciplines_v_parent_id_disciplines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_disciplines_v_locales" ADD CONSTRAINT "_disciplines_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_disciplines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_timeline" ADD CONSTRAINT "about_page_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_timeline_locales" ADD CONSTRAINT "about_page_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_figures" ADD CONSTRAINT "about_page_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_figures_locales" ADD CONSTRAINT "about_page_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_registrations" ADD CONSTRAINT "about_page_registrations_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_page_registrations" ADD CONSTRAINT "about_page_registrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_registrations_locales" ADD CONSTRAINT "about_page_registrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_sections" ADD CONSTRAINT "about_sections_head_id_people_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_sections" ADD CONSTRAINT "about_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_sections_locales" ADD CONSTRAINT "about_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_departments" ADD CONSTRAINT "about_departments_head_id_people_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_departments" ADD CONSTRAINT "about_departments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_departments_locales" ADD CONSTRAINT "about_departments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_units" ADD CONSTRAINT "about_units_head_id_people_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_units" ADD CONSTRAINT "about_units_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_units_locales" ADD CONSTRAINT "about_units_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page" ADD CONSTRAINT "about_page_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_page" ADD CONSTRAINT "about_page_profile_id_documents_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_page_locales" ADD CONSTRAINT "about_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_timeline" ADD CONSTRAINT "_about_page_v_version_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_timeline_locales" ADD CONSTRAINT "_about_page_v_version_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_figures" ADD CONSTRAINT "_about_page_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_figures_locales" ADD CONSTRAINT "_about_page_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_registrations" ADD CONSTRAINT "_about_page_v_version_registrations_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_registrations" ADD CONSTRAINT "_about_page_v_version_registrations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_registrations_locales" ADD CONSTRAINT "_about_page_v_version_registrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_sections_v" ADD CONSTRAINT "_about_sections_v_head_id_people_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_sections_v" ADD CONSTRAINT "_about_sections_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_sections_v_locales" ADD CONSTRAINT "_about_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_departments_v" ADD CONSTRAINT "_about_departments_v_head_id_people_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_departments_v" ADD CONSTRAINT "_about_departments_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_units_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_departments_v_locales" ADD CONSTRAINT "_about_departments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_departments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_units_v" ADD CONSTRAINT "_about_units_v_head_id_people_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_units_v" ADD CONSTRAINT "_about_units_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_units_v_locales" ADD CONSTRAINT "_about_units_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_units_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v" ADD CONSTRAINT "_about_page_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v" ADD CONSTRAINT "_about_page_v_version_profile_id_documents_id_fk" FOREIGN KEY ("version_profile_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v_locales" ADD CONSTRAINT "_about_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "people_roles_order_idx" ON "people_roles" USING btree ("_order");
  CREATE INDEX "people_roles_parent_id_idx" ON "people_roles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_roles_locales_locale_parent_id_unique" ON "people_roles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_qualifications_order_idx" ON "people_qualifications" USING btree ("_order");
  CREATE INDEX "people_qualifications_parent_id_idx" ON "people_qualifications" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_qualifications_locales_locale_parent_id_unique" ON "people_qualifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_memberships_order_idx" ON "people_memberships" USING btree ("_order");
  CREATE INDEX "people_memberships_parent_id_idx" ON "people_memberships" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_memberships_locales_locale_parent_id_unique" ON "people_memberships_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_countries_order_idx" ON "people_countries" USING btree ("order");
  CREATE INDEX "people_countries_parent_idx" ON "people_countries" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_roles_order_idx" ON "_people_v_version_roles" USING btree ("_order");
  CREATE INDEX "_people_v_version_roles_parent_id_idx" ON "_people_v_version_roles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_people_v_version_roles_locales_locale_parent_id_unique" ON "_people_v_version_roles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_version_qualifications_order_idx" ON "_people_v_version_qualifications" USING btree ("_order");
  CREATE INDEX "_people_v_version_qualifications_parent_id_idx" ON "_people_v_version_qualifications" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_people_v_version_qualifications_locales_locale_parent_id_un" ON "_people_v_version_qualifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_version_memberships_order_idx" ON "_people_v_version_memberships" USING btree ("_order");
  CREATE INDEX "_people_v_version_memberships_parent_id_idx" ON "_people_v_version_memberships" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_people_v_version_memberships_locales_locale_parent_id_uniqu" ON "_people_v_version_memberships_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_version_countries_order_idx" ON "_people_v_version_countries" USING btree ("order");
  CREATE INDEX "_people_v_version_countries_parent_idx" ON "_people_v_version_countries" USING btree ("parent_id");
  CREATE INDEX "disciplines__order_idx" ON "disciplines" USING btree ("_order");
  CREATE INDEX "disciplines_updated_at_idx" ON "disciplines" USING btree ("updated_at");
  CREATE INDEX "disciplines_created_at_idx" ON "disciplines" USING btree ("created_at");
  CREATE INDEX "disciplines__status_idx" ON "disciplines" USING btree ("_status");
  CREATE UNIQUE INDEX "disciplines_locales_locale_parent_id_unique" ON "disciplines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_disciplines_v_parent_idx" ON "_disciplines_v" USING btree ("parent_id");
  CREATE INDEX "_disciplines_v_version_version__order_idx" ON "_disciplines_v" USING btree ("version__order");
  CREATE INDEX "_disciplines_v_version_version_updated_at_idx" ON "_disciplines_v" USING btree ("version_updated_at");
  CREATE INDEX "_disciplines_v_version_version_created_at_idx" ON "_disciplines_v" USING btree ("version_created_at");
  CREATE INDEX "_disciplines_v_version_version__status_idx" ON "_disciplines_v" USING btree ("version__status");
  CREATE INDEX "_disciplines_v_created_at_idx" ON "_disciplines_v" USING btree ("created_at");
  CREATE INDEX "_disciplines_v_updated_at_idx" ON "_disciplines_v" USING btree ("updated_at");
  CREATE INDEX "_disciplines_v_snapshot_idx" ON "_disciplines_v" USING btree ("snapshot");
  CREATE INDEX "_disciplines_v_published_locale_idx" ON "_disciplines_v" USING btree ("published_locale");
  CREATE INDEX "_disciplines_v_latest_idx" ON "_disciplines_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_disciplines_v_locales_locale_parent_id_unique" ON "_disciplines_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_timeline_order_idx" ON "about_page_timeline" USING btree ("_order");
  CREATE INDEX "about_page_timeline_parent_id_idx" ON "about_page_timeline" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_page_timeline_locales_locale_parent_id_unique" ON "about_page_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_figures_order_idx" ON "about_page_figures" USING btree ("_order");
  CREATE INDEX "about_page_figures_parent_id_idx" ON "about_page_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_page_figures_locales_locale_parent_id_unique" ON "about_page_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_registrations_order_idx" ON "about_page_registrations" USING btree ("_order");
  CREATE INDEX "about_page_registrations_parent_id_idx" ON "about_page_registrations" USING btree ("_parent_id");
  CREATE INDEX "about_page_registrations_file_idx" ON "about_page_registrations" USING btree ("file_id");
  CREATE UNIQUE INDEX "about_page_registrations_locales_locale_parent_id_unique" ON "about_page_registrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_sections_order_idx" ON "about_sections" USING btree ("_order");
  CREATE INDEX "about_sections_parent_id_idx" ON "about_sections" USING btree ("_parent_id");
  CREATE INDEX "about_sections_head_idx" ON "about_sections" USING btree ("head_id");
  CREATE UNIQUE INDEX "about_sections_locales_locale_parent_id_unique" ON "about_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_departments_order_idx" ON "about_departments" USING btree ("_order");
  CREATE INDEX "about_departments_parent_id_idx" ON "about_departments" USING btree ("_parent_id");
  CREATE INDEX "about_departments_head_idx" ON "about_departments" USING btree ("head_id");
  CREATE UNIQUE INDEX "about_departments_locales_locale_parent_id_unique" ON "about_departments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_units_order_idx" ON "about_units" USING btree ("_order");
  CREATE INDEX "about_units_parent_id_idx" ON "about_units" USING btree ("_parent_id");
  CREATE INDEX "about_units_head_idx" ON "about_units" USING btree ("head_id");
  CREATE UNIQUE INDEX "about_units_locales_locale_parent_id_unique" ON "about_units_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_picture_idx" ON "about_page" USING btree ("picture_id");
  CREATE INDEX "about_page_profile_idx" ON "about_page" USING btree ("profile_id");
  CREATE INDEX "about_page__status_idx" ON "about_page" USING btree ("_status");
  CREATE UNIQUE INDEX "about_page_locales_locale_parent_id_unique" ON "about_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_timeline_order_idx" ON "_about_page_v_version_timeline" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_timeline_parent_id_idx" ON "_about_page_v_version_timeline" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_version_timeline_locales_locale_parent_id_uniq" ON "_about_page_v_version_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_figures_order_idx" ON "_about_page_v_version_figures" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_figures_parent_id_idx" ON "_about_page_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_version_figures_locales_locale_parent_id_uniqu" ON "_about_page_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_registrations_order_idx" ON "_about_page_v_version_registrations" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_registrations_parent_id_idx" ON "_about_page_v_version_registrations" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_registrations_file_idx" ON "_about_page_v_version_registrations" USING btree ("file_id");
  CREATE UNIQUE INDEX "_about_page_v_version_registrations_locales_locale_parent_id" ON "_about_page_v_version_registrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_sections_v_order_idx" ON "_about_sections_v" USING btree ("_order");
  CREATE INDEX "_about_sections_v_parent_id_idx" ON "_about_sections_v" USING btree ("_parent_id");
  CREATE INDEX "_about_sections_v_head_idx" ON "_about_sections_v" USING btree ("head_id");
  CREATE UNIQUE INDEX "_about_sections_v_locales_locale_parent_id_unique" ON "_about_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_departments_v_order_idx" ON "_about_departments_v" USING btree ("_order");
  CREATE INDEX "_about_departments_v_parent_id_idx" ON "_about_departments_v" USING btree ("_parent_id");
  CREATE INDEX "_about_departments_v_head_idx" ON "_about_departments_v" USING btree ("head_id");
  CREATE UNIQUE INDEX "_about_departments_v_locales_locale_parent_id_unique" ON "_about_departments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_units_v_order_idx" ON "_about_units_v" USING btree ("_order");
  CREATE INDEX "_about_units_v_parent_id_idx" ON "_about_units_v" USING btree ("_parent_id");
  CREATE INDEX "_about_units_v_head_idx" ON "_about_units_v" USING btree ("head_id");
  CREATE UNIQUE INDEX "_about_units_v_locales_locale_parent_id_unique" ON "_about_units_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_version_picture_idx" ON "_about_page_v" USING btree ("version_picture_id");
  CREATE INDEX "_about_page_v_version_version_profile_idx" ON "_about_page_v" USING btree ("version_profile_id");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v" USING btree ("version__status");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_snapshot_idx" ON "_about_page_v" USING btree ("snapshot");
  CREATE INDEX "_about_page_v_published_locale_idx" ON "_about_page_v" USING btree ("published_locale");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_page_v_locales_locale_parent_id_unique" ON "_about_page_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_project_groups_fk" FOREIGN KEY ("project_groups_id") REFERENCES "public"."project_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_project_groups_fk" FOREIGN KEY ("project_groups_id") REFERENCES "public"."project_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_rels" ADD CONSTRAINT "_reports_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_cv_id_documents_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_cv_id_documents_id_fk" FOREIGN KEY ("version_cv_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_discipline_id_disciplines_id_fk" FOREIGN KEY ("version_discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_disciplines_fk" FOREIGN KEY ("disciplines_id") REFERENCES "public"."disciplines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_rels_project_groups_id_idx" ON "services_rels" USING btree ("project_groups_id");
  CREATE INDEX "services_rels_people_id_idx" ON "services_rels" USING btree ("people_id");
  CREATE INDEX "services_rels_reports_id_idx" ON "services_rels" USING btree ("reports_id");
  CREATE INDEX "_services_v_rels_project_groups_id_idx" ON "_services_v_rels" USING btree ("project_groups_id");
  CREATE INDEX "_services_v_rels_people_id_idx" ON "_services_v_rels" USING btree ("people_id");
  CREATE INDEX "_services_v_rels_reports_id_idx" ON "_services_v_rels" USING btree ("reports_id");
  CREATE INDEX "reports_rels_people_id_idx" ON "reports_rels" USING btree ("people_id");
  CREATE INDEX "_reports_v_rels_people_id_idx" ON "_reports_v_rels" USING btree ("people_id");
  CREATE INDEX "people_cv_idx" ON "people" USING btree ("cv_id");
  CREATE INDEX "people_discipline_idx" ON "people" USING btree ("discipline_id");
  CREATE INDEX "people_office_idx" ON "people" USING btree ("office_id");
  CREATE INDEX "_people_v_version_version_cv_idx" ON "_people_v" USING btree ("version_cv_id");
  CREATE INDEX "_people_v_version_version_discipline_idx" ON "_people_v" USING btree ("version_discipline_id");
  CREATE INDEX "_people_v_version_version_office_idx" ON "_people_v" USING btree ("version_office_id");
  CREATE INDEX "payload_locked_documents_rels_disciplines_id_idx" ON "payload_locked_documents_rels" USING btree ("disciplines_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "people_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_roles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_qualifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_qualifications_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_memberships" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_memberships_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_version_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_version_roles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_version_qualifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_version_qualifications_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_version_memberships" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_version_memberships_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_version_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "disciplines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "disciplines_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_disciplines_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_disciplines_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_timeline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_registrations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_departments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_departments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_units" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_units_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_timeline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_registrations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_sections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_sections_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_departments_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_departments_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_units_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_units_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "people_roles" CASCADE;
  DROP TABLE "people_roles_locales" CASCADE;
  DROP TABLE "people_qualifications" CASCADE;
  DROP TABLE "people_qualifications_locales" CASCADE;
  DROP TABLE "people_memberships" CASCADE;
  DROP TABLE "people_memberships_locales" CASCADE;
  DROP TABLE "people_countries" CASCADE;
  DROP TABLE "_people_v_version_roles" CASCADE;
  DROP TABLE "_people_v_version_roles_locales" CASCADE;
  DROP TABLE "_people_v_version_qualifications" CASCADE;
  DROP TABLE "_people_v_version_qualifications_locales" CASCADE;
  DROP TABLE "_people_v_version_memberships" CASCADE;
  DROP TABLE "_people_v_version_memberships_locales" CASCADE;
  DROP TABLE "_people_v_version_countries" CASCADE;
  DROP TABLE "disciplines" CASCADE;
  DROP TABLE "disciplines_locales" CASCADE;
  DROP TABLE "_disciplines_v" CASCADE;
  DROP TABLE "_disciplines_v_locales" CASCADE;
  DROP TABLE "about_page_timeline" CASCADE;
  DROP TABLE "about_page_timeline_locales" CASCADE;
  DROP TABLE "about_page_figures" CASCADE;
  DROP TABLE "about_page_figures_locales" CASCADE;
  DROP TABLE "about_page_registrations" CASCADE;
  DROP TABLE "about_page_registrations_locales" CASCADE;
  DROP TABLE "about_sections" CASCADE;
  DROP TABLE "about_sections_locales" CASCADE;
  DROP TABLE "about_departments" CASCADE;
  DROP TABLE "about_departments_locales" CASCADE;
  DROP TABLE "about_units" CASCADE;
  DROP TABLE "about_units_locales" CASCADE;
  DROP TABLE "about_page" CASCADE;
  DROP TABLE "about_page_locales" CASCADE;
  DROP TABLE "_about_page_v_version_timeline" CASCADE;
  DROP TABLE "_about_page_v_version_timeline_locales" CASCADE;
  DROP TABLE "_about_page_v_version_figures" CASCADE;
  DROP TABLE "_about_page_v_version_figures_locales" CASCADE;
  DROP TABLE "_about_page_v_version_registrations" CASCADE;
  DROP TABLE "_about_page_v_version_registrations_locales" CASCADE;
  DROP TABLE "_about_sections_v" CASCADE;
  DROP TABLE "_about_sections_v_locales" CASCADE;
  DROP TABLE "_about_departments_v" CASCADE;
  DROP TABLE "_about_departments_v_locales" CASCADE;
  DROP TABLE "_about_units_v" CASCADE;
  DROP TABLE "_about_units_v_locales" CASCADE;
  DROP TABLE "_about_page_v" CASCADE;
  DROP TABLE "_about_page_v_locales" CASCADE;
  ALTER TABLE "services_rels" DROP CONSTRAINT "services_rels_project_groups_fk";
  
  ALTER TABLE "services_rels" DROP CONSTRAINT "services_rels_people_fk";
  
  ALTER TABLE "services_rels" DROP CONSTRAINT "services_rels_reports_fk";
  
  ALTER TABLE "_services_v_rels" DROP CONSTRAINT "_services_v_rels_project_groups_fk";
  
  ALTER TABLE "_services_v_rels" DROP CONSTRAINT "_services_v_rels_people_fk";
  
  ALTER TABLE "_services_v_rels" DROP CONSTRAINT "_services_v_rels_reports_fk";
  
  ALTER TABLE "reports_rels" DROP CONSTRAINT "reports_rels_people_fk";
  
  ALTER TABLE "_reports_v_rels" DROP CONSTRAINT "_reports_v_rels_people_fk";
  
  ALTER TABLE "people" DROP CONSTRAINT "people_cv_id_documents_id_fk";
  
  ALTER TABLE "people" DROP CONSTRAINT "people_discipline_id_disciplines_id_fk";
  
  ALTER TABLE "people" DROP CONSTRAINT "people_office_id_offices_id_fk";
  
  ALTER TABLE "_people_v" DROP CONSTRAINT "_people_v_version_cv_id_documents_id_fk";
  
  ALTER TABLE "_people_v" DROP CONSTRAINT "_people_v_version_discipline_id_disciplines_id_fk";
  
  ALTER TABLE "_people_v" DROP CONSTRAINT "_people_v_version_office_id_offices_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_disciplines_fk";
  
  DROP INDEX "services_rels_project_groups_id_idx";
  DROP INDEX "services_rels_people_id_idx";
  DROP INDEX "services_rels_reports_id_idx";
  DROP INDEX "_services_v_rels_project_groups_id_idx";
  DROP INDEX "_services_v_rels_people_id_idx";
  DROP INDEX "_services_v_rels_reports_id_idx";
  DROP INDEX "reports_rels_people_id_idx";
  DROP INDEX "_reports_v_rels_people_id_idx";
  DROP INDEX "people_cv_idx";
  DROP INDEX "people_discipline_idx";
  DROP INDEX "people_office_idx";
  DROP INDEX "_people_v_version_version_cv_idx";
  DROP INDEX "_people_v_version_version_discipline_idx";
  DROP INDEX "_people_v_version_version_office_idx";
  DROP INDEX "payload_locked_documents_rels_disciplines_id_idx";
  ALTER TABLE "services_locales" DROP COLUMN "body";
  ALTER TABLE "services_locales" DROP COLUMN "deliverables";
  ALTER TABLE "services_locales" DROP COLUMN "standards";
  ALTER TABLE "services_rels" DROP COLUMN "project_groups_id";
  ALTER TABLE "services_rels" DROP COLUMN "people_id";
  ALTER TABLE "services_rels" DROP COLUMN "reports_id";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_body";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_deliverables";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_standards";
  ALTER TABLE "_services_v_rels" DROP COLUMN "project_groups_id";
  ALTER TABLE "_services_v_rels" DROP COLUMN "people_id";
  ALTER TABLE "_services_v_rels" DROP COLUMN "reports_id";
  ALTER TABLE "reports_rels" DROP COLUMN "people_id";
  ALTER TABLE "_reports_v_rels" DROP COLUMN "people_id";
  ALTER TABLE "people" DROP COLUMN "practising_since";
  ALTER TABLE "people" DROP COLUMN "cv_id";
  ALTER TABLE "people" DROP COLUMN "cv_public";
  ALTER TABLE "people" DROP COLUMN "discipline_id";
  ALTER TABLE "people" DROP COLUMN "office_id";
  ALTER TABLE "people" DROP COLUMN "left";
  ALTER TABLE "people" DROP COLUMN "left_on";
  ALTER TABLE "people_locales" DROP COLUMN "line";
  ALTER TABLE "people_locales" DROP COLUMN "languages";
  ALTER TABLE "_people_v" DROP COLUMN "version_practising_since";
  ALTER TABLE "_people_v" DROP COLUMN "version_cv_id";
  ALTER TABLE "_people_v" DROP COLUMN "version_cv_public";
  ALTER TABLE "_people_v" DROP COLUMN "version_discipline_id";
  ALTER TABLE "_people_v" DROP COLUMN "version_office_id";
  ALTER TABLE "_people_v" DROP COLUMN "version_left";
  ALTER TABLE "_people_v" DROP COLUMN "version_left_on";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_line";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_languages";
  ALTER TABLE "who_we_are_locales" DROP COLUMN "body";
  ALTER TABLE "_who_we_are_v_locales" DROP COLUMN "version_body";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "disciplines_id";
  DROP TYPE "public"."enum_people_roles_kind";
  DROP TYPE "public"."enum_people_countries";
  DROP TYPE "public"."enum__people_v_version_roles_kind";
  DROP TYPE "public"."enum__people_v_version_countries";
  DROP TYPE "public"."enum_disciplines_status";
  DROP TYPE "public"."enum__disciplines_v_version_status";
  DROP TYPE "public"."enum__disciplines_v_published_locale";
  DROP TYPE "public"."enum_about_page_status";
  DROP TYPE "public"."enum__about_page_v_version_status";
  DROP TYPE "public"."enum__about_page_v_published_locale";`)
}
