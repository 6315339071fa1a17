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
  CREATE TYPE "public"."enum_news_category" AS ENUM('news', 'event', 'award');
  CREATE TYPE "public"."enum__news_v_version_category" AS ENUM('news', 'event', 'award');
  CREATE TYPE "public"."enum_album_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__album_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__album_categories_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_albums_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_reports_type" AS ENUM('annual', 'technical', 'policy', 'brochure');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_version_type" AS ENUM('annual', 'technical', 'policy', 'brochure');
  CREATE TYPE "public"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_notices_type" AS ENUM('vacancy', 'procurement', 'result', 'agm', 'general');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_type" AS ENUM('vacancy', 'procurement', 'result', 'agm', 'general');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_documents_language" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_people_roles_kind" AS ENUM('board', 'key', 'team');
  CREATE TYPE "public"."enum_people_countries" AS ENUM('Afghanistan', 'Åland Islands', 'Albania', 'Algeria', 'American Samoa', 'Andorra', 'Angola', 'Anguilla', 'Antarctica', 'Antigua & Barbuda', 'Argentina', 'Armenia', 'Aruba', 'Australia', 'Austria', 'Azerbaijan', 'Bahamas', 'Bahrain', 'Bangladesh', 'Barbados', 'Belarus', 'Belgium', 'Belize', 'Benin', 'Bermuda', 'Bhutan', 'Bolivia', 'Bosnia & Herzegovina', 'Botswana', 'Bouvet Island', 'Brazil', 'British Indian Ocean Territory', 'British Virgin Islands', 'Brunei', 'Bulgaria', 'Burkina Faso', 'Burundi', 'Cambodia', 'Cameroon', 'Canada', 'Cape Verde', 'Caribbean Netherlands', 'Cayman Islands', 'Central African Republic', 'Chad', 'Chile', 'China', 'Christmas Island', 'Cocos (Keeling) Islands', 'Colombia', 'Comoros', 'Congo - Brazzaville', 'Congo - Kinshasa', 'Cook Islands', 'Costa Rica', 'Côte d’Ivoire', 'Croatia', 'Cuba', 'Curaçao', 'Cyprus', 'Czechia', 'Denmark', 'Djibouti', 'Dominica', 'Dominican Republic', 'Ecuador', 'Egypt', 'El Salvador', 'Equatorial Guinea', 'Eritrea', 'Estonia', 'Eswatini', 'Ethiopia', 'Falkland Islands', 'Faroe Islands', 'Fiji', 'Finland', 'France', 'French Guiana', 'French Polynesia', 'French Southern Territories', 'Gabon', 'Gambia', 'Georgia', 'Germany', 'Ghana', 'Gibraltar', 'Greece', 'Greenland', 'Grenada', 'Guadeloupe', 'Guam', 'Guatemala', 'Guernsey', 'Guinea', 'Guinea-Bissau', 'Guyana', 'Haiti', 'Heard & McDonald Islands', 'Honduras', 'Hong Kong SAR China', 'Hungary', 'Iceland', 'India', 'Indonesia', 'Iran', 'Iraq', 'Ireland', 'Isle of Man', 'Israel', 'Italy', 'Jamaica', 'Japan', 'Jersey', 'Jordan', 'Kazakhstan', 'Kenya', 'Kiribati', 'Kuwait', 'Kyrgyzstan', 'Laos', 'Latvia', 'Lebanon', 'Lesotho', 'Liberia', 'Libya', 'Liechtenstein', 'Lithuania', 'Luxembourg', 'Macao SAR China', 'Madagascar', 'Malawi', 'Malaysia', 'Maldives', 'Mali', 'Malta', 'Marshall Islands', 'Martinique', 'Mauritania', 'Mauritius', 'Mayotte', 'Mexico', 'Micronesia', 'Moldova', 'Monaco', 'Mongolia', 'Montenegro', 'Montserrat', 'Morocco', 'Mozambique', 'Myanmar (Burma)', 'Namibia', 'Nauru', 'Nepal', 'Netherlands', 'New Caledonia', 'New Zealand', 'Nicaragua', 'Niger', 'Nigeria', 'Niue', 'Norfolk Island', 'North Korea', 'North Macedonia', 'Northern Mariana Islands', 'Norway', 'Oman', 'Pakistan', 'Palau', 'Palestinian Territories', 'Panama', 'Papua New Guinea', 'Paraguay', 'Peru', 'Philippines', 'Pitcairn Islands', 'Poland', 'Portugal', 'Puerto Rico', 'Qatar', 'Réunion', 'Romania', 'Russia', 'Rwanda', 'Samoa', 'San Marino', 'São Tomé & Príncipe', 'Saudi Arabia', 'Senegal', 'Serbia', 'Seychelles', 'Sierra Leone', 'Singapore', 'Sint Maarten', 'Slovakia', 'Slovenia', 'Solomon Islands', 'Somalia', 'South Africa', 'South Georgia & South Sandwich Islands', 'South Korea', 'South Sudan', 'Spain', 'Sri Lanka', 'St. Barthélemy', 'St. Helena', 'St. Kitts & Nevis', 'St. Lucia', 'St. Martin', 'St. Pierre & Miquelon', 'St. Vincent & Grenadines', 'Sudan', 'Suriname', 'Svalbard & Jan Mayen', 'Sweden', 'Switzerland', 'Syria', 'Taiwan', 'Tajikistan', 'Tanzania', 'Thailand', 'Timor-Leste', 'Togo', 'Tokelau', 'Tonga', 'Trinidad & Tobago', 'Tunisia', 'Türkiye', 'Turkmenistan', 'Turks & Caicos Islands', 'Tuvalu', 'U.S. Outlying Islands', 'U.S. Virgin Islands', 'Uganda', 'Ukraine', 'United Arab Emirates', 'United Kingdom', 'United States', 'Uruguay', 'Uzbekistan', 'Vanuatu', 'Vatican City', 'Venezuela', 'Vietnam', 'Wallis & Futuna', 'Western Sahara', 'Yemen', 'Zambia', 'Zimbabwe');
  CREATE TYPE "public"."enum__people_v_version_roles_kind" AS ENUM('board', 'key', 'team');
  CREATE TYPE "public"."enum__people_v_version_countries" AS ENUM('Afghanistan', 'Åland Islands', 'Albania', 'Algeria', 'American Samoa', 'Andorra', 'Angola', 'Anguilla', 'Antarctica', 'Antigua & Barbuda', 'Argentina', 'Armenia', 'Aruba', 'Australia', 'Austria', 'Azerbaijan', 'Bahamas', 'Bahrain', 'Bangladesh', 'Barbados', 'Belarus', 'Belgium', 'Belize', 'Benin', 'Bermuda', 'Bhutan', 'Bolivia', 'Bosnia & Herzegovina', 'Botswana', 'Bouvet Island', 'Brazil', 'British Indian Ocean Territory', 'British Virgin Islands', 'Brunei', 'Bulgaria', 'Burkina Faso', 'Burundi', 'Cambodia', 'Cameroon', 'Canada', 'Cape Verde', 'Caribbean Netherlands', 'Cayman Islands', 'Central African Republic', 'Chad', 'Chile', 'China', 'Christmas Island', 'Cocos (Keeling) Islands', 'Colombia', 'Comoros', 'Congo - Brazzaville', 'Congo - Kinshasa', 'Cook Islands', 'Costa Rica', 'Côte d’Ivoire', 'Croatia', 'Cuba', 'Curaçao', 'Cyprus', 'Czechia', 'Denmark', 'Djibouti', 'Dominica', 'Dominican Republic', 'Ecuador', 'Egypt', 'El Salvador', 'Equatorial Guinea', 'Eritrea', 'Estonia', 'Eswatini', 'Ethiopia', 'Falkland Islands', 'Faroe Islands', 'Fiji', 'Finland', 'France', 'French Guiana', 'French Polynesia', 'French Southern Territories', 'Gabon', 'Gambia', 'Georgia', 'Germany', 'Ghana', 'Gibraltar', 'Greece', 'Greenland', 'Grenada', 'Guadeloupe', 'Guam', 'Guatemala', 'Guernsey', 'Guinea', 'Guinea-Bissau', 'Guyana', 'Haiti', 'Heard & McDonald Islands', 'Honduras', 'Hong Kong SAR China', 'Hungary', 'Iceland', 'India', 'Indonesia', 'Iran', 'Iraq', 'Ireland', 'Isle of Man', 'Israel', 'Italy', 'Jamaica', 'Japan', 'Jersey', 'Jordan', 'Kazakhstan', 'Kenya', 'Kiribati', 'Kuwait', 'Kyrgyzstan', 'Laos', 'Latvia', 'Lebanon', 'Lesotho', 'Liberia', 'Libya', 'Liechtenstein', 'Lithuania', 'Luxembourg', 'Macao SAR China', 'Madagascar', 'Malawi', 'Malaysia', 'Maldives', 'Mali', 'Malta', 'Marshall Islands', 'Martinique', 'Mauritania', 'Mauritius', 'Mayotte', 'Mexico', 'Micronesia', 'Moldova', 'Monaco', 'Mongolia', 'Montenegro', 'Montserrat', 'Morocco', 'Mozambique', 'Myanmar (Burma)', 'Namibia', 'Nauru', 'Nepal', 'Netherlands', 'New Caledonia', 'New Zealand', 'Nicaragua', 'Niger', 'Nigeria', 'Niue', 'Norfolk Island', 'North Korea', 'North Macedonia', 'Northern Mariana Islands', 'Norway', 'Oman', 'Pakistan', 'Palau', 'Palestinian Territories', 'Panama', 'Papua New Guinea', 'Paraguay', 'Peru', 'Philippines', 'Pitcairn Islands', 'Poland', 'Portugal', 'Puerto Rico', 'Qatar', 'Réunion', 'Romania', 'Russia', 'Rwanda', 'Samoa', 'San Marino', 'São Tomé & Príncipe', 'Saudi Arabia', 'Senegal', 'Serbia', 'Seychelles', 'Sierra Leone', 'Singapore', 'Sint Maarten', 'Slovakia', 'Slovenia', 'Solomon Islands', 'Somalia', 'South Africa', 'South Georgia & South Sandwich Islands', 'South Korea', 'South Sudan', 'Spain', 'Sri Lanka', 'St. Barthélemy', 'St. Helena', 'St. Kitts & Nevis', 'St. Lucia', 'St. Martin', 'St. Pierre & Miquelon', 'St. Vincent & Grenadines', 'Sudan', 'Suriname', 'Svalbard & Jan Mayen', 'Sweden', 'Switzerland', 'Syria', 'Taiwan', 'Tajikistan', 'Tanzania', 'Thailand', 'Timor-Leste', 'Togo', 'Tokelau', 'Tonga', 'Trinidad & Tobago', 'Tunisia', 'Türkiye', 'Turkmenistan', 'Turks & Caicos Islands', 'Tuvalu', 'U.S. Outlying Islands', 'U.S. Virgin Islands', 'Uganda', 'Ukraine', 'United Arab Emirates', 'United Kingdom', 'United States', 'Uruguay', 'Uzbekistan', 'Vanuatu', 'Vatican City', 'Venezuela', 'Vietnam', 'Wallis & Futuna', 'Western Sahara', 'Yemen', 'Zambia', 'Zimbabwe');
  CREATE TYPE "public"."enum_disciplines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__disciplines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__disciplines_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_vacancies_documents_types" AS ENUM('pdf', 'docx', 'jpg', 'png');
  CREATE TYPE "public"."enum_vacancies_questions_kind" AS ENUM('text', 'yes-no', 'number');
  CREATE TYPE "public"."enum_vacancies_employment_type" AS ENUM('permanent', 'fixed-term', 'project', 'internship', 'consultancy');
  CREATE TYPE "public"."enum_vacancies_work_pattern" AS ENUM('office', 'site', 'mixed');
  CREATE TYPE "public"."enum_vacancies_pay_range_unit" AS ENUM('month', 'day', 'year');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_documents_types" AS ENUM('pdf', 'docx', 'jpg', 'png');
  CREATE TYPE "public"."enum__vacancies_v_version_questions_kind" AS ENUM('text', 'yes-no', 'number');
  CREATE TYPE "public"."enum__vacancies_v_version_employment_type" AS ENUM('permanent', 'fixed-term', 'project', 'internship', 'consultancy');
  CREATE TYPE "public"."enum__vacancies_v_version_work_pattern" AS ENUM('office', 'site', 'mixed');
  CREATE TYPE "public"."enum__vacancies_v_version_pay_range_unit" AS ENUM('month', 'day', 'year');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_applications_stage" AS ENUM('received', 'reading', 'interview', 'offer', 'hired', 'refused');
  CREATE TYPE "public"."enum_applicant_mails_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_subscriptions_kind" AS ENUM('vacancies', 'notices');
  CREATE TYPE "public"."enum_alert_mails_state" AS ENUM('pending', 'sending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_mail_templates_stage" AS ENUM('received', 'reading', 'interview', 'offer', 'hired', 'refused');
  CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'assigned', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_contact_answers_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_erasures_kind" AS ENUM('applications', 'uploads', 'messages', 'openings', 'infected');
  CREATE TYPE "public"."enum_erasures_mode" AS ENUM('real', 'dry', 'held', 'restored');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_careers_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_page_v_published_locale" AS ENUM('en', 'ne');
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
  
  CREATE TABLE "album_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"cover_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_album_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "album_categories_locales" (
  	"name" varchar,
  	"description" varchar,
  	"text_changed_at" timestamp(3) with time zone,
  	"text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_album_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_cover_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__album_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__album_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_album_categories_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "albums_photos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"taken_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "albums_photos_locales" (
  	"caption" varchar,
  	"place" varchar,
  	"credit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "albums" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"taken_on" timestamp(3) with time zone,
  	"project_id" integer,
  	"cover_id" integer,
  	"download" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_albums_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "albums_locales" (
  	"name" varchar,
  	"description" varchar,
  	"place" varchar,
  	"text_changed_at" timestamp(3) with time zone,
  	"text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_albums_v_version_photos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"taken_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_albums_v_version_photos_locales" (
  	"caption" varchar,
  	"place" varchar,
  	"credit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_albums_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category_id" integer,
  	"version_taken_on" timestamp(3) with time zone,
  	"version_project_id" integer,
  	"version_cover_id" integer,
  	"version_download" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__albums_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__albums_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_albums_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_place" varchar,
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_reports_type",
  	"fiscal_year" varchar,
  	"published_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reports_locales" (
  	"name" varchar,
  	"description" varchar,
  	"text_changed_at" timestamp(3) with time zone,
  	"text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reports_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer,
  	"people_id" integer
  );
  
  CREATE TABLE "_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_type" "enum__reports_v_version_type",
  	"version_fiscal_year" varchar,
  	"version_published_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reports_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_reports_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reports_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer,
  	"people_id" integer
  );
  
  CREATE TABLE "notices_key_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"whole_day" boolean DEFAULT false
  );
  
  CREATE TABLE "notices_key_dates_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "notices_addenda_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "notices_addenda_changes_locales" (
  	"what" varchar,
  	"before" varchar,
  	"after" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "notices_addenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "notices_addenda_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "notices_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "notices_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deadline" timestamp(3) with time zone,
  	"first_deadline" timestamp(3) with time zone,
  	"questions_until" timestamp(3) with time zone,
  	"contact_phone" varchar,
  	"contact_email" varchar,
  	"number" varchar,
  	"type" "enum_notices_type",
  	"published_on" timestamp(3) with time zone,
  	"withdrawn" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "notices_locales" (
  	"name" varchar,
  	"body" jsonb,
  	"how_to_submit" varchar,
  	"contact_name" varchar,
  	"withdrawn_reason" varchar,
  	"text_changed_at" timestamp(3) with time zone,
  	"text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "notices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer
  );
  
  CREATE TABLE "_notices_v_version_key_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"whole_day" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_notices_v_version_key_dates_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_notices_v_version_addenda_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_notices_v_version_addenda_changes_locales" (
  	"what" varchar,
  	"before" varchar,
  	"after" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_notices_v_version_addenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_notices_v_version_addenda_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_notices_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_notices_v_version_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_deadline" timestamp(3) with time zone,
  	"version_first_deadline" timestamp(3) with time zone,
  	"version_questions_until" timestamp(3) with time zone,
  	"version_contact_phone" varchar,
  	"version_contact_email" varchar,
  	"version_number" varchar,
  	"version_type" "enum__notices_v_version_type",
  	"version_published_on" timestamp(3) with time zone,
  	"version_withdrawn" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__notices_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_notices_v_locales" (
  	"version_name" varchar,
  	"version_body" jsonb,
  	"version_how_to_submit" varchar,
  	"version_contact_name" varchar,
  	"version_withdrawn_reason" varchar,
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_notices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_documents_language",
  	"cover_id" integer,
  	"released" boolean DEFAULT true,
  	"pages" numeric,
  	"downloads" numeric DEFAULT 0,
  	"sha256" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "documents_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  	"text_changed_at" timestamp(3) with time zone,
  	"text_checked_at" timestamp(3) with time zone,
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
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "vacancies_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "vacancies_stages_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies_documents_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_vacancies_documents_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vacancies_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"max_mb" numeric DEFAULT 5,
  	"required" boolean DEFAULT true
  );
  
  CREATE TABLE "vacancies_documents_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum_vacancies_questions_kind" DEFAULT 'text',
  	"max_length" numeric DEFAULT 600,
  	"required" boolean DEFAULT true
  );
  
  CREATE TABLE "vacancies_questions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vacancies_criteria_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"discipline_id" integer,
  	"office_id" integer,
  	"employment_type" "enum_vacancies_employment_type" DEFAULT 'permanent',
  	"work_pattern" "enum_vacancies_work_pattern" DEFAULT 'office',
  	"posts" numeric DEFAULT 1,
  	"starts_on" timestamp(3) with time zone,
  	"pay_range_min" numeric,
  	"pay_range_max" numeric,
  	"pay_range_currency" varchar DEFAULT 'NPR',
  	"pay_range_unit" "enum_vacancies_pay_range_unit" DEFAULT 'month',
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"extended_from" timestamp(3) with time zone,
  	"answer_by" timestamp(3) with time zone,
  	"ref" varchar,
  	"filled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_vacancies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "vacancies_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"place" varchar,
  	"level" varchar,
  	"pay" varchar,
  	"duties" jsonb,
  	"must_have" jsonb,
  	"good_to_have" jsonb,
  	"benefits" varchar,
  	"contact" varchar,
  	"text_changed_at" timestamp(3) with time zone,
  	"text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_stages_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_documents_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__vacancies_v_version_documents_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"max_mb" numeric DEFAULT 5,
  	"required" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_documents_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum__vacancies_v_version_questions_kind" DEFAULT 'text',
  	"max_length" numeric DEFAULT 600,
  	"required" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_questions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_criteria_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_discipline_id" integer,
  	"version_office_id" integer,
  	"version_employment_type" "enum__vacancies_v_version_employment_type" DEFAULT 'permanent',
  	"version_work_pattern" "enum__vacancies_v_version_work_pattern" DEFAULT 'office',
  	"version_posts" numeric DEFAULT 1,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_pay_range_min" numeric,
  	"version_pay_range_max" numeric,
  	"version_pay_range_currency" varchar DEFAULT 'NPR',
  	"version_pay_range_unit" "enum__vacancies_v_version_pay_range_unit" DEFAULT 'month',
  	"version_opens_at" timestamp(3) with time zone,
  	"version_closes_at" timestamp(3) with time zone,
  	"version_extended_from" timestamp(3) with time zone,
  	"version_answer_by" timestamp(3) with time zone,
  	"version_ref" varchar,
  	"version_filled" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__vacancies_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_vacancies_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_place" varchar,
  	"version_level" varchar,
  	"version_pay" varchar,
  	"version_duties" jsonb,
  	"version_must_have" jsonb,
  	"version_good_to_have" jsonb,
  	"version_benefits" varchar,
  	"version_contact" varchar,
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"vacancy_id" integer NOT NULL,
  	"reference" varchar,
  	"name" varchar,
  	"name_ne" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"country" varchar,
  	"district" varchar,
  	"current_position" varchar,
  	"years_experience" varchar,
  	"qualification" varchar,
  	"nec_no" varchar,
  	"linkedin" varchar,
  	"cover_letter" varchar,
  	"heard_from" varchar,
  	"adjustments" varchar,
  	"answers" jsonb,
  	"files" jsonb NOT NULL,
  	"locale" varchar,
  	"consent_version" varchar,
  	"consent_text" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"stage" "enum_applications_stage" DEFAULT 'received' NOT NULL,
  	"refusal_reason_id" integer,
  	"revision" numeric DEFAULT 0,
  	"changes" jsonb,
  	"history" jsonb NOT NULL,
  	"person_key" varchar,
  	"idempotency_key" varchar,
  	"link_key" varchar,
  	"scan_due_at" numeric,
  	"receipt_queued" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer,
  	"author_id" integer,
  	"by" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_scores" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer,
  	"author_id" integer,
  	"by" varchar NOT NULL,
  	"marks" jsonb NOT NULL,
  	"comment" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "applicant_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer,
  	"to" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"state" "enum_applicant_mails_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"by" varchar,
  	"undone_by" varchar,
  	"step" varchar,
  	"undo_until" numeric,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_subscriptions_kind" NOT NULL,
  	"filter" varchar,
  	"locale" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"paused_at" timestamp(3) with time zone,
  	"failures" numeric DEFAULT 0,
  	"email" varchar,
  	"person" varchar,
  	"key" varchar,
  	"link_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alert_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"item" numeric,
  	"event" varchar,
  	"state" "enum_alert_mails_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"problem" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"subscription_id" integer,
  	"person" varchar,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stage" "enum_mail_templates_stage" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates_locales" (
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "refusal_reasons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "refusal_reasons_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "paper_openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"by" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"paper" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer,
  	"by" varchar,
  	"locale" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"state" "enum_contact_answers_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_erasures_kind" NOT NULL,
  	"mode" "enum_erasures_mode" NOT NULL,
  	"count" numeric NOT NULL,
  	"oldest" timestamp(3) with time zone,
  	"references" jsonb,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "system_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"revision" numeric NOT NULL
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
  
  CREATE TABLE "careers_page_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_steps_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_criteria_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alerts_enabled" boolean DEFAULT true,
  	"promise" numeric,
  	"consent_version" numeric DEFAULT 0,
  	"retention_days" numeric DEFAULT 365,
  	"_status" "enum_careers_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "careers_page_locales" (
  	"name" varchar,
  	"lead" varchar,
  	"equal_chance" varchar,
  	"fraud_warning" varchar,
  	"alerts_text" varchar,
  	"consent" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_steps_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_criteria_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_alerts_enabled" boolean DEFAULT true,
  	"version_promise" numeric,
  	"version_consent_version" numeric DEFAULT 0,
  	"version_retention_days" numeric DEFAULT 365,
  	"version__status" "enum__careers_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_careers_page_v_locales" (
  	"version_name" varchar,
  	"version_lead" varchar,
  	"version_equal_chance" varchar,
  	"version_fraud_warning" varchar,
  	"version_alerts_text" varchar,
  	"version_consent" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "retention_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_days" numeric DEFAULT 180 NOT NULL,
  	"hired_days" numeric DEFAULT 30 NOT NULL,
  	"message_months" numeric DEFAULT 12 NOT NULL,
  	"upload_hours" numeric DEFAULT 24 NOT NULL,
  	"opening_months" numeric DEFAULT 12 NOT NULL,
  	"infected_days" numeric DEFAULT 7 NOT NULL,
  	"guard_share" numeric DEFAULT 5 NOT NULL,
  	"guard_floor" numeric DEFAULT 20 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_retention_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_application_days" numeric DEFAULT 180 NOT NULL,
  	"version_hired_days" numeric DEFAULT 30 NOT NULL,
  	"version_message_months" numeric DEFAULT 12 NOT NULL,
  	"version_upload_hours" numeric DEFAULT 24 NOT NULL,
  	"version_opening_months" numeric DEFAULT 12 NOT NULL,
  	"version_infected_days" numeric DEFAULT 7 NOT NULL,
  	"version_guard_share" numeric DEFAULT 5 NOT NULL,
  	"version_guard_floor" numeric DEFAULT 20 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "project_groups_locales" ADD COLUMN "description" varchar;
  ALTER TABLE "project_groups_locales" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "project_groups_locales" ADD COLUMN "text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "_project_groups_v_locales" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_project_groups_v_locales" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_project_groups_v_locales" ADD COLUMN "version_text_checked_at" timestamp(3) with time zone;
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
  ALTER TABLE "projects_locales" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "projects_locales" ADD COLUMN "text_checked_at" timestamp(3) with time zone;
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
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "_projects_v_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "services_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "services_locales" ADD COLUMN "deliverables" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "standards" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "services_locales" ADD COLUMN "text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "services_rels" ADD COLUMN "project_groups_id" integer;
  ALTER TABLE "services_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "services_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_deliverables" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_standards" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v_rels" ADD COLUMN "project_groups_id" integer;
  ALTER TABLE "_services_v_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "_services_v_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "news" ADD COLUMN "event_starts_at" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "event_ends_at" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "category" "enum_news_category" DEFAULT 'news';
  ALTER TABLE "news" ADD COLUMN "featured" boolean DEFAULT false;
  ALTER TABLE "news_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "news_locales" ADD COLUMN "event_place" varchar;
  ALTER TABLE "news_locales" ADD COLUMN "correction" varchar;
  ALTER TABLE "news_locales" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "news_locales" ADD COLUMN "text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "news_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "news_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "_news_v" ADD COLUMN "version_event_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_event_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_category" "enum__news_v_version_category" DEFAULT 'news';
  ALTER TABLE "_news_v" ADD COLUMN "version_featured" boolean DEFAULT false;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_event_place" varchar;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_correction" varchar;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "_news_v_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "people" ADD COLUMN "practising_since" numeric;
  ALTER TABLE "people" ADD COLUMN "cv_id" integer;
  ALTER TABLE "people" ADD COLUMN "cv_public" boolean DEFAULT false;
  ALTER TABLE "people" ADD COLUMN "discipline_id" integer;
  ALTER TABLE "people" ADD COLUMN "office_id" integer;
  ALTER TABLE "people" ADD COLUMN "left" boolean DEFAULT false;
  ALTER TABLE "people" ADD COLUMN "left_on" timestamp(3) with time zone;
  ALTER TABLE "people_locales" ADD COLUMN "line" varchar;
  ALTER TABLE "people_locales" ADD COLUMN "languages" varchar;
  ALTER TABLE "people_locales" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "people_locales" ADD COLUMN "text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "_people_v" ADD COLUMN "version_practising_since" numeric;
  ALTER TABLE "_people_v" ADD COLUMN "version_cv_id" integer;
  ALTER TABLE "_people_v" ADD COLUMN "version_cv_public" boolean DEFAULT false;
  ALTER TABLE "_people_v" ADD COLUMN "version_discipline_id" integer;
  ALTER TABLE "_people_v" ADD COLUMN "version_office_id" integer;
  ALTER TABLE "_people_v" ADD COLUMN "version_left" boolean DEFAULT false;
  ALTER TABLE "_people_v" ADD COLUMN "version_left_on" timestamp(3) with time zone;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_line" varchar;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_languages" varchar;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "who_we_are" ADD COLUMN "_order" varchar;
  ALTER TABLE "who_we_are_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "who_we_are_locales" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "who_we_are_locales" ADD COLUMN "text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "_who_we_are_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "_who_we_are_v_locales" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "_who_we_are_v_locales" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_who_we_are_v_locales" ADD COLUMN "version_text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "offices_locales" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "offices_locales" ADD COLUMN "text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_text_checked_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "state" "enum_contact_messages_state" DEFAULT 'new' NOT NULL;
  ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "log" jsonb;
  ALTER TABLE "contact_messages" ADD COLUMN "moves" numeric DEFAULT 0;
  ALTER TABLE "contact_messages" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "album_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "albums_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "disciplines_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vacancies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "applications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "application_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "application_scores_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "applicant_mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "alert_mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_templates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refusal_reasons_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "paper_openings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_answers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "erasures_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "system_changes_id" integer;
  ALTER TABLE "home_page" ADD COLUMN "contact_map_link" varchar;
  ALTER TABLE "home_page" ADD COLUMN "contact_map_embed" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_contact_map_link" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_contact_map_embed" varchar;
  ALTER TABLE "footer" ADD COLUMN "founded" numeric;
  ALTER TABLE "footer" ADD COLUMN "mark_on_light_id" integer;
  ALTER TABLE "footer" ADD COLUMN "mark_on_dark_id" integer;
  ALTER TABLE "footer" ADD COLUMN "icon_id" integer;
  ALTER TABLE "footer" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "footer_locales" ADD COLUMN "short_name" varchar;
  ALTER TABLE "footer_locales" ADD COLUMN "legal_name" varchar;
  ALTER TABLE "_footer_v" ADD COLUMN "version_founded" numeric;
  ALTER TABLE "_footer_v" ADD COLUMN "version_mark_on_light_id" integer;
  ALTER TABLE "_footer_v" ADD COLUMN "version_mark_on_dark_id" integer;
  ALTER TABLE "_footer_v" ADD COLUMN "version_icon_id" integer;
  ALTER TABLE "_footer_v" ADD COLUMN "version_share_picture_id" integer;
  ALTER TABLE "_footer_v_locales" ADD COLUMN "version_short_name" varchar;
  ALTER TABLE "_footer_v_locales" ADD COLUMN "version_legal_name" varchar;
  ALTER TABLE "enquiry_settings" ADD COLUMN "overdue_after_hours" numeric DEFAULT 48 NOT NULL;
  ALTER TABLE "enquiry_settings_locales" ADD COLUMN "closing" varchar;
  ALTER TABLE "_enquiry_settings_v" ADD COLUMN "version_overdue_after_hours" numeric DEFAULT 48 NOT NULL;
  ALTER TABLE "_enquiry_settings_v_locales" ADD COLUMN "version_closing" varchar;
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
  ALTER TABLE "album_categories" ADD CONSTRAINT "album_categories_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "album_categories_locales" ADD CONSTRAINT "album_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."album_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_album_categories_v" ADD CONSTRAINT "_album_categories_v_parent_id_album_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."album_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_album_categories_v" ADD CONSTRAINT "_album_categories_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_album_categories_v_locales" ADD CONSTRAINT "_album_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_album_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_photos" ADD CONSTRAINT "albums_photos_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_photos" ADD CONSTRAINT "albums_photos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_photos_locales" ADD CONSTRAINT "albums_photos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_category_id_album_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."album_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_locales" ADD CONSTRAINT "albums_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v_version_photos" ADD CONSTRAINT "_albums_v_version_photos_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_version_photos" ADD CONSTRAINT "_albums_v_version_photos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v_version_photos_locales" ADD CONSTRAINT "_albums_v_version_photos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v_version_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_parent_id_albums_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_category_id_album_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."album_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_locales" ADD CONSTRAINT "_albums_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_locales" ADD CONSTRAINT "reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports_rels" ADD CONSTRAINT "reports_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_parent_id_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_locales" ADD CONSTRAINT "_reports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_rels" ADD CONSTRAINT "_reports_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_rels" ADD CONSTRAINT "_reports_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v_rels" ADD CONSTRAINT "_reports_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_key_dates" ADD CONSTRAINT "notices_key_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_key_dates_locales" ADD CONSTRAINT "notices_key_dates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices_key_dates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_addenda_changes" ADD CONSTRAINT "notices_addenda_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices_addenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_addenda_changes_locales" ADD CONSTRAINT "notices_addenda_changes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices_addenda_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_addenda" ADD CONSTRAINT "notices_addenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_addenda_locales" ADD CONSTRAINT "notices_addenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices_addenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_questions" ADD CONSTRAINT "notices_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_questions_locales" ADD CONSTRAINT "notices_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_locales" ADD CONSTRAINT "notices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_key_dates" ADD CONSTRAINT "_notices_v_version_key_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_key_dates_locales" ADD CONSTRAINT "_notices_v_version_key_dates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v_version_key_dates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_addenda_changes" ADD CONSTRAINT "_notices_v_version_addenda_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v_version_addenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_addenda_changes_locales" ADD CONSTRAINT "_notices_v_version_addenda_changes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v_version_addenda_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_addenda" ADD CONSTRAINT "_notices_v_version_addenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_addenda_locales" ADD CONSTRAINT "_notices_v_version_addenda_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v_version_addenda"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_questions" ADD CONSTRAINT "_notices_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_questions_locales" ADD CONSTRAINT "_notices_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_locales" ADD CONSTRAINT "_notices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "vacancies_stages" ADD CONSTRAINT "vacancies_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_stages_locales" ADD CONSTRAINT "vacancies_stages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_documents_types" ADD CONSTRAINT "vacancies_documents_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_documents" ADD CONSTRAINT "vacancies_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_documents_locales" ADD CONSTRAINT "vacancies_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_questions" ADD CONSTRAINT "vacancies_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_questions_locales" ADD CONSTRAINT "vacancies_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_criteria" ADD CONSTRAINT "vacancies_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_criteria_locales" ADD CONSTRAINT "vacancies_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_stages" ADD CONSTRAINT "_vacancies_v_version_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_stages_locales" ADD CONSTRAINT "_vacancies_v_version_stages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_documents_types" ADD CONSTRAINT "_vacancies_v_version_documents_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_documents" ADD CONSTRAINT "_vacancies_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_documents_locales" ADD CONSTRAINT "_vacancies_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_questions" ADD CONSTRAINT "_vacancies_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_questions_locales" ADD CONSTRAINT "_vacancies_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_criteria" ADD CONSTRAINT "_vacancies_v_version_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_criteria_locales" ADD CONSTRAINT "_vacancies_v_version_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_discipline_id_disciplines_id_fk" FOREIGN KEY ("version_discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_refusal_reason_id_refusal_reasons_id_fk" FOREIGN KEY ("refusal_reason_id") REFERENCES "public"."refusal_reasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applicant_mails" ADD CONSTRAINT "applicant_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_templates_locales" ADD CONSTRAINT "mail_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "refusal_reasons_locales" ADD CONSTRAINT "refusal_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."refusal_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "careers_page_benefits" ADD CONSTRAINT "careers_page_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_benefits_locales" ADD CONSTRAINT "careers_page_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_steps" ADD CONSTRAINT "careers_page_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_steps_locales" ADD CONSTRAINT "careers_page_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_criteria" ADD CONSTRAINT "careers_page_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_criteria_locales" ADD CONSTRAINT "careers_page_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_locales" ADD CONSTRAINT "careers_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_benefits" ADD CONSTRAINT "_careers_page_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_benefits_locales" ADD CONSTRAINT "_careers_page_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_steps" ADD CONSTRAINT "_careers_page_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_steps_locales" ADD CONSTRAINT "_careers_page_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_criteria" ADD CONSTRAINT "_careers_page_v_version_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_criteria_locales" ADD CONSTRAINT "_careers_page_v_version_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_locales" ADD CONSTRAINT "_careers_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_profiles" ADD CONSTRAINT "footer_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_links" ADD CONSTRAINT "footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_links_locales" ADD CONSTRAINT "footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_profiles" ADD CONSTRAINT "_footer_v_version_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_links" ADD CONSTRAINT "_footer_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_links_locales" ADD CONSTRAINT "_footer_v_version_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_links"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "projects_quantities_locales_parent_idx" ON "projects_quantities_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_partners_order_idx" ON "projects_partners" USING btree ("_order");
  CREATE INDEX "projects_partners_parent_id_idx" ON "projects_partners" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_partners_locales_locale_parent_id_unique" ON "projects_partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_partners_locales_parent_idx" ON "projects_partners_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_team_order_idx" ON "projects_team" USING btree ("_order");
  CREATE INDEX "projects_team_parent_id_idx" ON "projects_team" USING btree ("_parent_id");
  CREATE INDEX "projects_team_person_idx" ON "projects_team" USING btree ("person_id");
  CREATE UNIQUE INDEX "projects_team_locales_locale_parent_id_unique" ON "projects_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_team_locales_parent_idx" ON "projects_team_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_quantities_order_idx" ON "_projects_v_version_quantities" USING btree ("_order");
  CREATE INDEX "_projects_v_version_quantities_parent_id_idx" ON "_projects_v_version_quantities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_quantities_locales_locale_parent_id_uniq" ON "_projects_v_version_quantities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_quantities_locales_parent_idx" ON "_projects_v_version_quantities_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_partners_order_idx" ON "_projects_v_version_partners" USING btree ("_order");
  CREATE INDEX "_projects_v_version_partners_parent_id_idx" ON "_projects_v_version_partners" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_partners_locales_locale_parent_id_unique" ON "_projects_v_version_partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_partners_locales_parent_idx" ON "_projects_v_version_partners_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_team_order_idx" ON "_projects_v_version_team" USING btree ("_order");
  CREATE INDEX "_projects_v_version_team_parent_id_idx" ON "_projects_v_version_team" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_team_person_idx" ON "_projects_v_version_team" USING btree ("person_id");
  CREATE UNIQUE INDEX "_projects_v_version_team_locales_locale_parent_id_unique" ON "_projects_v_version_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_team_locales_parent_idx" ON "_projects_v_version_team_locales" USING btree ("_parent_id");
  CREATE INDEX "album_categories__order_idx" ON "album_categories" USING btree ("_order");
  CREATE INDEX "album_categories_cover_idx" ON "album_categories" USING btree ("cover_id");
  CREATE INDEX "album_categories_updated_at_idx" ON "album_categories" USING btree ("updated_at");
  CREATE INDEX "album_categories_created_at_idx" ON "album_categories" USING btree ("created_at");
  CREATE INDEX "album_categories__status_idx" ON "album_categories" USING btree ("_status");
  CREATE UNIQUE INDEX "album_categories_locales_locale_parent_id_unique" ON "album_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "album_categories_locales_parent_idx" ON "album_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_album_categories_v_parent_idx" ON "_album_categories_v" USING btree ("parent_id");
  CREATE INDEX "_album_categories_v_version_version__order_idx" ON "_album_categories_v" USING btree ("version__order");
  CREATE INDEX "_album_categories_v_version_version_cover_idx" ON "_album_categories_v" USING btree ("version_cover_id");
  CREATE INDEX "_album_categories_v_version_version_updated_at_idx" ON "_album_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_album_categories_v_version_version_created_at_idx" ON "_album_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_album_categories_v_version_version__status_idx" ON "_album_categories_v" USING btree ("version__status");
  CREATE INDEX "_album_categories_v_created_at_idx" ON "_album_categories_v" USING btree ("created_at");
  CREATE INDEX "_album_categories_v_updated_at_idx" ON "_album_categories_v" USING btree ("updated_at");
  CREATE INDEX "_album_categories_v_snapshot_idx" ON "_album_categories_v" USING btree ("snapshot");
  CREATE INDEX "_album_categories_v_published_locale_idx" ON "_album_categories_v" USING btree ("published_locale");
  CREATE INDEX "_album_categories_v_latest_idx" ON "_album_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_album_categories_v_locales_locale_parent_id_unique" ON "_album_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_album_categories_v_locales_parent_idx" ON "_album_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "albums_photos_order_idx" ON "albums_photos" USING btree ("_order");
  CREATE INDEX "albums_photos_parent_id_idx" ON "albums_photos" USING btree ("_parent_id");
  CREATE INDEX "albums_photos_picture_idx" ON "albums_photos" USING btree ("picture_id");
  CREATE UNIQUE INDEX "albums_photos_locales_locale_parent_id_unique" ON "albums_photos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "albums_photos_locales_parent_idx" ON "albums_photos_locales" USING btree ("_parent_id");
  CREATE INDEX "albums_category_idx" ON "albums" USING btree ("category_id");
  CREATE INDEX "albums_taken_on_idx" ON "albums" USING btree ("taken_on");
  CREATE INDEX "albums_project_idx" ON "albums" USING btree ("project_id");
  CREATE INDEX "albums_cover_idx" ON "albums" USING btree ("cover_id");
  CREATE INDEX "albums_updated_at_idx" ON "albums" USING btree ("updated_at");
  CREATE INDEX "albums_created_at_idx" ON "albums" USING btree ("created_at");
  CREATE INDEX "albums__status_idx" ON "albums" USING btree ("_status");
  CREATE UNIQUE INDEX "albums_locales_locale_parent_id_unique" ON "albums_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "albums_locales_parent_idx" ON "albums_locales" USING btree ("_parent_id");
  CREATE INDEX "_albums_v_version_photos_order_idx" ON "_albums_v_version_photos" USING btree ("_order");
  CREATE INDEX "_albums_v_version_photos_parent_id_idx" ON "_albums_v_version_photos" USING btree ("_parent_id");
  CREATE INDEX "_albums_v_version_photos_picture_idx" ON "_albums_v_version_photos" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_albums_v_version_photos_locales_locale_parent_id_unique" ON "_albums_v_version_photos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_albums_v_version_photos_locales_parent_idx" ON "_albums_v_version_photos_locales" USING btree ("_parent_id");
  CREATE INDEX "_albums_v_parent_idx" ON "_albums_v" USING btree ("parent_id");
  CREATE INDEX "_albums_v_version_version_category_idx" ON "_albums_v" USING btree ("version_category_id");
  CREATE INDEX "_albums_v_version_version_taken_on_idx" ON "_albums_v" USING btree ("version_taken_on");
  CREATE INDEX "_albums_v_version_version_project_idx" ON "_albums_v" USING btree ("version_project_id");
  CREATE INDEX "_albums_v_version_version_cover_idx" ON "_albums_v" USING btree ("version_cover_id");
  CREATE INDEX "_albums_v_version_version_updated_at_idx" ON "_albums_v" USING btree ("version_updated_at");
  CREATE INDEX "_albums_v_version_version_created_at_idx" ON "_albums_v" USING btree ("version_created_at");
  CREATE INDEX "_albums_v_version_version__status_idx" ON "_albums_v" USING btree ("version__status");
  CREATE INDEX "_albums_v_created_at_idx" ON "_albums_v" USING btree ("created_at");
  CREATE INDEX "_albums_v_updated_at_idx" ON "_albums_v" USING btree ("updated_at");
  CREATE INDEX "_albums_v_snapshot_idx" ON "_albums_v" USING btree ("snapshot");
  CREATE INDEX "_albums_v_published_locale_idx" ON "_albums_v" USING btree ("published_locale");
  CREATE INDEX "_albums_v_latest_idx" ON "_albums_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_albums_v_locales_locale_parent_id_unique" ON "_albums_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_albums_v_locales_parent_idx" ON "_albums_v_locales" USING btree ("_parent_id");
  CREATE INDEX "reports_published_on_idx" ON "reports" USING btree ("published_on");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports__status_idx" ON "reports" USING btree ("_status");
  CREATE UNIQUE INDEX "reports_locales_locale_parent_id_unique" ON "reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reports_locales_parent_idx" ON "reports_locales" USING btree ("_parent_id");
  CREATE INDEX "reports_rels_order_idx" ON "reports_rels" USING btree ("order");
  CREATE INDEX "reports_rels_parent_idx" ON "reports_rels" USING btree ("parent_id");
  CREATE INDEX "reports_rels_path_idx" ON "reports_rels" USING btree ("path");
  CREATE INDEX "reports_rels_documents_id_idx" ON "reports_rels" USING btree ("documents_id");
  CREATE INDEX "reports_rels_people_id_idx" ON "reports_rels" USING btree ("people_id");
  CREATE INDEX "_reports_v_parent_idx" ON "_reports_v" USING btree ("parent_id");
  CREATE INDEX "_reports_v_version_version_published_on_idx" ON "_reports_v" USING btree ("version_published_on");
  CREATE INDEX "_reports_v_version_version_updated_at_idx" ON "_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_reports_v_version_version_created_at_idx" ON "_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_reports_v_version_version__status_idx" ON "_reports_v" USING btree ("version__status");
  CREATE INDEX "_reports_v_created_at_idx" ON "_reports_v" USING btree ("created_at");
  CREATE INDEX "_reports_v_updated_at_idx" ON "_reports_v" USING btree ("updated_at");
  CREATE INDEX "_reports_v_snapshot_idx" ON "_reports_v" USING btree ("snapshot");
  CREATE INDEX "_reports_v_published_locale_idx" ON "_reports_v" USING btree ("published_locale");
  CREATE INDEX "_reports_v_latest_idx" ON "_reports_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_reports_v_locales_locale_parent_id_unique" ON "_reports_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reports_v_locales_parent_idx" ON "_reports_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_reports_v_rels_order_idx" ON "_reports_v_rels" USING btree ("order");
  CREATE INDEX "_reports_v_rels_parent_idx" ON "_reports_v_rels" USING btree ("parent_id");
  CREATE INDEX "_reports_v_rels_path_idx" ON "_reports_v_rels" USING btree ("path");
  CREATE INDEX "_reports_v_rels_documents_id_idx" ON "_reports_v_rels" USING btree ("documents_id");
  CREATE INDEX "_reports_v_rels_people_id_idx" ON "_reports_v_rels" USING btree ("people_id");
  CREATE INDEX "notices_key_dates_order_idx" ON "notices_key_dates" USING btree ("_order");
  CREATE INDEX "notices_key_dates_parent_id_idx" ON "notices_key_dates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "notices_key_dates_locales_locale_parent_id_unique" ON "notices_key_dates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "notices_key_dates_locales_parent_idx" ON "notices_key_dates_locales" USING btree ("_parent_id");
  CREATE INDEX "notices_addenda_changes_order_idx" ON "notices_addenda_changes" USING btree ("_order");
  CREATE INDEX "notices_addenda_changes_parent_id_idx" ON "notices_addenda_changes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "notices_addenda_changes_locales_locale_parent_id_unique" ON "notices_addenda_changes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "notices_addenda_changes_locales_parent_idx" ON "notices_addenda_changes_locales" USING btree ("_parent_id");
  CREATE INDEX "notices_addenda_order_idx" ON "notices_addenda" USING btree ("_order");
  CREATE INDEX "notices_addenda_parent_id_idx" ON "notices_addenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "notices_addenda_locales_locale_parent_id_unique" ON "notices_addenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "notices_addenda_locales_parent_idx" ON "notices_addenda_locales" USING btree ("_parent_id");
  CREATE INDEX "notices_questions_order_idx" ON "notices_questions" USING btree ("_order");
  CREATE INDEX "notices_questions_parent_id_idx" ON "notices_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "notices_questions_locales_locale_parent_id_unique" ON "notices_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "notices_questions_locales_parent_idx" ON "notices_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "notices_deadline_idx" ON "notices" USING btree ("deadline");
  CREATE UNIQUE INDEX "notices_number_idx" ON "notices" USING btree ("number");
  CREATE INDEX "notices_published_on_idx" ON "notices" USING btree ("published_on");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices__status_idx" ON "notices" USING btree ("_status");
  CREATE UNIQUE INDEX "notices_locales_locale_parent_id_unique" ON "notices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "notices_locales_parent_idx" ON "notices_locales" USING btree ("_parent_id");
  CREATE INDEX "notices_rels_order_idx" ON "notices_rels" USING btree ("order");
  CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" USING btree ("parent_id");
  CREATE INDEX "notices_rels_path_idx" ON "notices_rels" USING btree ("path");
  CREATE INDEX "notices_rels_documents_id_idx" ON "notices_rels" USING btree ("documents_id");
  CREATE INDEX "_notices_v_version_key_dates_order_idx" ON "_notices_v_version_key_dates" USING btree ("_order");
  CREATE INDEX "_notices_v_version_key_dates_parent_id_idx" ON "_notices_v_version_key_dates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_notices_v_version_key_dates_locales_locale_parent_id_unique" ON "_notices_v_version_key_dates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_notices_v_version_key_dates_locales_parent_idx" ON "_notices_v_version_key_dates_locales" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_version_addenda_changes_order_idx" ON "_notices_v_version_addenda_changes" USING btree ("_order");
  CREATE INDEX "_notices_v_version_addenda_changes_parent_id_idx" ON "_notices_v_version_addenda_changes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_notices_v_version_addenda_changes_locales_locale_parent_id_" ON "_notices_v_version_addenda_changes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_notices_v_version_addenda_changes_locales_parent_idx" ON "_notices_v_version_addenda_changes_locales" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_version_addenda_order_idx" ON "_notices_v_version_addenda" USING btree ("_order");
  CREATE INDEX "_notices_v_version_addenda_parent_id_idx" ON "_notices_v_version_addenda" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_notices_v_version_addenda_locales_locale_parent_id_unique" ON "_notices_v_version_addenda_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_notices_v_version_addenda_locales_parent_idx" ON "_notices_v_version_addenda_locales" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_version_questions_order_idx" ON "_notices_v_version_questions" USING btree ("_order");
  CREATE INDEX "_notices_v_version_questions_parent_id_idx" ON "_notices_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_notices_v_version_questions_locales_locale_parent_id_unique" ON "_notices_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_notices_v_version_questions_locales_parent_idx" ON "_notices_v_version_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_deadline_idx" ON "_notices_v" USING btree ("version_deadline");
  CREATE INDEX "_notices_v_version_version_number_idx" ON "_notices_v" USING btree ("version_number");
  CREATE INDEX "_notices_v_version_version_published_on_idx" ON "_notices_v" USING btree ("version_published_on");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" USING btree ("version__status");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_snapshot_idx" ON "_notices_v" USING btree ("snapshot");
  CREATE INDEX "_notices_v_published_locale_idx" ON "_notices_v" USING btree ("published_locale");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_notices_v_locales_locale_parent_id_unique" ON "_notices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_notices_v_locales_parent_idx" ON "_notices_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_rels_order_idx" ON "_notices_v_rels" USING btree ("order");
  CREATE INDEX "_notices_v_rels_parent_idx" ON "_notices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_notices_v_rels_path_idx" ON "_notices_v_rels" USING btree ("path");
  CREATE INDEX "_notices_v_rels_documents_id_idx" ON "_notices_v_rels" USING btree ("documents_id");
  CREATE INDEX "documents_cover_idx" ON "documents" USING btree ("cover_id");
  CREATE INDEX "documents_released_idx" ON "documents" USING btree ("released");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_locales_parent_idx" ON "documents_locales" USING btree ("_parent_id");
  CREATE INDEX "people_roles_order_idx" ON "people_roles" USING btree ("_order");
  CREATE INDEX "people_roles_parent_id_idx" ON "people_roles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_roles_locales_locale_parent_id_unique" ON "people_roles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_roles_locales_parent_idx" ON "people_roles_locales" USING btree ("_parent_id");
  CREATE INDEX "people_qualifications_order_idx" ON "people_qualifications" USING btree ("_order");
  CREATE INDEX "people_qualifications_parent_id_idx" ON "people_qualifications" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_qualifications_locales_locale_parent_id_unique" ON "people_qualifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_qualifications_locales_parent_idx" ON "people_qualifications_locales" USING btree ("_parent_id");
  CREATE INDEX "people_memberships_order_idx" ON "people_memberships" USING btree ("_order");
  CREATE INDEX "people_memberships_parent_id_idx" ON "people_memberships" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_memberships_locales_locale_parent_id_unique" ON "people_memberships_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_memberships_locales_parent_idx" ON "people_memberships_locales" USING btree ("_parent_id");
  CREATE INDEX "people_countries_order_idx" ON "people_countries" USING btree ("order");
  CREATE INDEX "people_countries_parent_idx" ON "people_countries" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_roles_order_idx" ON "_people_v_version_roles" USING btree ("_order");
  CREATE INDEX "_people_v_version_roles_parent_id_idx" ON "_people_v_version_roles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_people_v_version_roles_locales_locale_parent_id_unique" ON "_people_v_version_roles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_version_roles_locales_parent_idx" ON "_people_v_version_roles_locales" USING btree ("_parent_id");
  CREATE INDEX "_people_v_version_qualifications_order_idx" ON "_people_v_version_qualifications" USING btree ("_order");
  CREATE INDEX "_people_v_version_qualifications_parent_id_idx" ON "_people_v_version_qualifications" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_people_v_version_qualifications_locales_locale_parent_id_un" ON "_people_v_version_qualifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_version_qualifications_locales_parent_idx" ON "_people_v_version_qualifications_locales" USING btree ("_parent_id");
  CREATE INDEX "_people_v_version_memberships_order_idx" ON "_people_v_version_memberships" USING btree ("_order");
  CREATE INDEX "_people_v_version_memberships_parent_id_idx" ON "_people_v_version_memberships" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_people_v_version_memberships_locales_locale_parent_id_uniqu" ON "_people_v_version_memberships_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_version_memberships_locales_parent_idx" ON "_people_v_version_memberships_locales" USING btree ("_parent_id");
  CREATE INDEX "_people_v_version_countries_order_idx" ON "_people_v_version_countries" USING btree ("order");
  CREATE INDEX "_people_v_version_countries_parent_idx" ON "_people_v_version_countries" USING btree ("parent_id");
  CREATE INDEX "disciplines__order_idx" ON "disciplines" USING btree ("_order");
  CREATE INDEX "disciplines_updated_at_idx" ON "disciplines" USING btree ("updated_at");
  CREATE INDEX "disciplines_created_at_idx" ON "disciplines" USING btree ("created_at");
  CREATE INDEX "disciplines__status_idx" ON "disciplines" USING btree ("_status");
  CREATE UNIQUE INDEX "disciplines_locales_locale_parent_id_unique" ON "disciplines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "disciplines_locales_parent_idx" ON "disciplines_locales" USING btree ("_parent_id");
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
  CREATE INDEX "_disciplines_v_locales_parent_idx" ON "_disciplines_v_locales" USING btree ("_parent_id");
  CREATE INDEX "vacancies_stages_order_idx" ON "vacancies_stages" USING btree ("_order");
  CREATE INDEX "vacancies_stages_parent_id_idx" ON "vacancies_stages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_stages_locales_locale_parent_id_unique" ON "vacancies_stages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_stages_locales_parent_idx" ON "vacancies_stages_locales" USING btree ("_parent_id");
  CREATE INDEX "vacancies_documents_types_order_idx" ON "vacancies_documents_types" USING btree ("order");
  CREATE INDEX "vacancies_documents_types_parent_idx" ON "vacancies_documents_types" USING btree ("parent_id");
  CREATE INDEX "vacancies_documents_order_idx" ON "vacancies_documents" USING btree ("_order");
  CREATE INDEX "vacancies_documents_parent_id_idx" ON "vacancies_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_documents_locales_locale_parent_id_unique" ON "vacancies_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_documents_locales_parent_idx" ON "vacancies_documents_locales" USING btree ("_parent_id");
  CREATE INDEX "vacancies_questions_order_idx" ON "vacancies_questions" USING btree ("_order");
  CREATE INDEX "vacancies_questions_parent_id_idx" ON "vacancies_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_questions_locales_locale_parent_id_unique" ON "vacancies_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_questions_locales_parent_idx" ON "vacancies_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "vacancies_criteria_order_idx" ON "vacancies_criteria" USING btree ("_order");
  CREATE INDEX "vacancies_criteria_parent_id_idx" ON "vacancies_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_criteria_locales_locale_parent_id_unique" ON "vacancies_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_criteria_locales_parent_idx" ON "vacancies_criteria_locales" USING btree ("_parent_id");
  CREATE INDEX "vacancies_discipline_idx" ON "vacancies" USING btree ("discipline_id");
  CREATE INDEX "vacancies_office_idx" ON "vacancies" USING btree ("office_id");
  CREATE INDEX "vacancies_closes_at_idx" ON "vacancies" USING btree ("closes_at");
  CREATE UNIQUE INDEX "vacancies_ref_idx" ON "vacancies" USING btree ("ref");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
  CREATE UNIQUE INDEX "vacancies_locales_locale_parent_id_unique" ON "vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_locales_parent_idx" ON "vacancies_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_stages_order_idx" ON "_vacancies_v_version_stages" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_stages_parent_id_idx" ON "_vacancies_v_version_stages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_vacancies_v_version_stages_locales_locale_parent_id_unique" ON "_vacancies_v_version_stages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_version_stages_locales_parent_idx" ON "_vacancies_v_version_stages_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_documents_types_order_idx" ON "_vacancies_v_version_documents_types" USING btree ("order");
  CREATE INDEX "_vacancies_v_version_documents_types_parent_idx" ON "_vacancies_v_version_documents_types" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_documents_order_idx" ON "_vacancies_v_version_documents" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_documents_parent_id_idx" ON "_vacancies_v_version_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_vacancies_v_version_documents_locales_locale_parent_id_uniq" ON "_vacancies_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_version_documents_locales_parent_idx" ON "_vacancies_v_version_documents_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_questions_order_idx" ON "_vacancies_v_version_questions" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_questions_parent_id_idx" ON "_vacancies_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_vacancies_v_version_questions_locales_locale_parent_id_uniq" ON "_vacancies_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_version_questions_locales_parent_idx" ON "_vacancies_v_version_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_criteria_order_idx" ON "_vacancies_v_version_criteria" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_criteria_parent_id_idx" ON "_vacancies_v_version_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_vacancies_v_version_criteria_locales_locale_parent_id_uniqu" ON "_vacancies_v_version_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_version_criteria_locales_parent_idx" ON "_vacancies_v_version_criteria_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_discipline_idx" ON "_vacancies_v" USING btree ("version_discipline_id");
  CREATE INDEX "_vacancies_v_version_version_office_idx" ON "_vacancies_v" USING btree ("version_office_id");
  CREATE INDEX "_vacancies_v_version_version_closes_at_idx" ON "_vacancies_v" USING btree ("version_closes_at");
  CREATE INDEX "_vacancies_v_version_version_ref_idx" ON "_vacancies_v" USING btree ("version_ref");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_snapshot_idx" ON "_vacancies_v" USING btree ("snapshot");
  CREATE INDEX "_vacancies_v_published_locale_idx" ON "_vacancies_v" USING btree ("published_locale");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_vacancies_v_locales_locale_parent_id_unique" ON "_vacancies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_locales_parent_idx" ON "_vacancies_v_locales" USING btree ("_parent_id");
  CREATE INDEX "applications_vacancy_idx" ON "applications" USING btree ("vacancy_id");
  CREATE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "applications_stage_idx" ON "applications" USING btree ("stage");
  CREATE INDEX "applications_refusal_reason_idx" ON "applications" USING btree ("refusal_reason_id");
  CREATE UNIQUE INDEX "applications_person_key_idx" ON "applications" USING btree ("person_key");
  CREATE UNIQUE INDEX "applications_idempotency_key_idx" ON "applications" USING btree ("idempotency_key");
  CREATE INDEX "applications_link_key_idx" ON "applications" USING btree ("link_key");
  CREATE INDEX "applications_scan_due_at_idx" ON "applications" USING btree ("scan_due_at");
  CREATE INDEX "applications_receipt_queued_idx" ON "applications" USING btree ("receipt_queued");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "application_notes_application_idx" ON "application_notes" USING btree ("application_id");
  CREATE INDEX "application_notes_author_idx" ON "application_notes" USING btree ("author_id");
  CREATE INDEX "application_notes_updated_at_idx" ON "application_notes" USING btree ("updated_at");
  CREATE INDEX "application_notes_created_at_idx" ON "application_notes" USING btree ("created_at");
  CREATE INDEX "application_scores_application_idx" ON "application_scores" USING btree ("application_id");
  CREATE INDEX "application_scores_author_idx" ON "application_scores" USING btree ("author_id");
  CREATE INDEX "application_scores_updated_at_idx" ON "application_scores" USING btree ("updated_at");
  CREATE INDEX "application_scores_created_at_idx" ON "application_scores" USING btree ("created_at");
  CREATE INDEX "applicant_mails_application_idx" ON "applicant_mails" USING btree ("application_id");
  CREATE INDEX "applicant_mails_due_at_idx" ON "applicant_mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "applicant_mails_key_idx" ON "applicant_mails" USING btree ("key");
  CREATE INDEX "applicant_mails_updated_at_idx" ON "applicant_mails" USING btree ("updated_at");
  CREATE INDEX "applicant_mails_created_at_idx" ON "applicant_mails" USING btree ("created_at");
  CREATE INDEX "subscriptions_kind_idx" ON "subscriptions" USING btree ("kind");
  CREATE INDEX "subscriptions_confirmed_at_idx" ON "subscriptions" USING btree ("confirmed_at");
  CREATE INDEX "subscriptions_person_idx" ON "subscriptions" USING btree ("person");
  CREATE UNIQUE INDEX "subscriptions_key_idx" ON "subscriptions" USING btree ("key");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "alert_mails_subscription_idx" ON "alert_mails" USING btree ("subscription_id");
  CREATE INDEX "alert_mails_person_idx" ON "alert_mails" USING btree ("person");
  CREATE INDEX "alert_mails_due_at_idx" ON "alert_mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "alert_mails_key_idx" ON "alert_mails" USING btree ("key");
  CREATE INDEX "alert_mails_updated_at_idx" ON "alert_mails" USING btree ("updated_at");
  CREATE INDEX "alert_mails_created_at_idx" ON "alert_mails" USING btree ("created_at");
  CREATE INDEX "mail_templates_stage_idx" ON "mail_templates" USING btree ("stage");
  CREATE INDEX "mail_templates_updated_at_idx" ON "mail_templates" USING btree ("updated_at");
  CREATE INDEX "mail_templates_created_at_idx" ON "mail_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_templates_locales_locale_parent_id_unique" ON "mail_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mail_templates_locales_parent_idx" ON "mail_templates_locales" USING btree ("_parent_id");
  CREATE INDEX "refusal_reasons_updated_at_idx" ON "refusal_reasons" USING btree ("updated_at");
  CREATE INDEX "refusal_reasons_created_at_idx" ON "refusal_reasons" USING btree ("created_at");
  CREATE UNIQUE INDEX "refusal_reasons_locales_locale_parent_id_unique" ON "refusal_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "refusal_reasons_locales_parent_idx" ON "refusal_reasons_locales" USING btree ("_parent_id");
  CREATE INDEX "paper_openings_updated_at_idx" ON "paper_openings" USING btree ("updated_at");
  CREATE INDEX "paper_openings_created_at_idx" ON "paper_openings" USING btree ("created_at");
  CREATE INDEX "contact_answers_message_idx" ON "contact_answers" USING btree ("message_id");
  CREATE INDEX "contact_answers_due_at_idx" ON "contact_answers" USING btree ("due_at");
  CREATE UNIQUE INDEX "contact_answers_key_idx" ON "contact_answers" USING btree ("key");
  CREATE INDEX "contact_answers_updated_at_idx" ON "contact_answers" USING btree ("updated_at");
  CREATE INDEX "contact_answers_created_at_idx" ON "contact_answers" USING btree ("created_at");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE UNIQUE INDEX "system_changes_name_idx" ON "system_changes" USING btree ("name");
  CREATE INDEX "system_changes_revision_idx" ON "system_changes" USING btree ("revision");
  CREATE INDEX "about_page_timeline_order_idx" ON "about_page_timeline" USING btree ("_order");
  CREATE INDEX "about_page_timeline_parent_id_idx" ON "about_page_timeline" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_page_timeline_locales_locale_parent_id_unique" ON "about_page_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_timeline_locales_parent_idx" ON "about_page_timeline_locales" USING btree ("_parent_id");
  CREATE INDEX "about_page_figures_order_idx" ON "about_page_figures" USING btree ("_order");
  CREATE INDEX "about_page_figures_parent_id_idx" ON "about_page_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_page_figures_locales_locale_parent_id_unique" ON "about_page_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_figures_locales_parent_idx" ON "about_page_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "about_page_registrations_order_idx" ON "about_page_registrations" USING btree ("_order");
  CREATE INDEX "about_page_registrations_parent_id_idx" ON "about_page_registrations" USING btree ("_parent_id");
  CREATE INDEX "about_page_registrations_file_idx" ON "about_page_registrations" USING btree ("file_id");
  CREATE UNIQUE INDEX "about_page_registrations_locales_locale_parent_id_unique" ON "about_page_registrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_registrations_locales_parent_idx" ON "about_page_registrations_locales" USING btree ("_parent_id");
  CREATE INDEX "about_sections_order_idx" ON "about_sections" USING btree ("_order");
  CREATE INDEX "about_sections_parent_id_idx" ON "about_sections" USING btree ("_parent_id");
  CREATE INDEX "about_sections_head_idx" ON "about_sections" USING btree ("head_id");
  CREATE UNIQUE INDEX "about_sections_locales_locale_parent_id_unique" ON "about_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_sections_locales_parent_idx" ON "about_sections_locales" USING btree ("_parent_id");
  CREATE INDEX "about_departments_order_idx" ON "about_departments" USING btree ("_order");
  CREATE INDEX "about_departments_parent_id_idx" ON "about_departments" USING btree ("_parent_id");
  CREATE INDEX "about_departments_head_idx" ON "about_departments" USING btree ("head_id");
  CREATE UNIQUE INDEX "about_departments_locales_locale_parent_id_unique" ON "about_departments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_departments_locales_parent_idx" ON "about_departments_locales" USING btree ("_parent_id");
  CREATE INDEX "about_units_order_idx" ON "about_units" USING btree ("_order");
  CREATE INDEX "about_units_parent_id_idx" ON "about_units" USING btree ("_parent_id");
  CREATE INDEX "about_units_head_idx" ON "about_units" USING btree ("head_id");
  CREATE UNIQUE INDEX "about_units_locales_locale_parent_id_unique" ON "about_units_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_units_locales_parent_idx" ON "about_units_locales" USING btree ("_parent_id");
  CREATE INDEX "about_page_picture_idx" ON "about_page" USING btree ("picture_id");
  CREATE INDEX "about_page_profile_idx" ON "about_page" USING btree ("profile_id");
  CREATE INDEX "about_page__status_idx" ON "about_page" USING btree ("_status");
  CREATE UNIQUE INDEX "about_page_locales_locale_parent_id_unique" ON "about_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_locales_parent_idx" ON "about_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_timeline_order_idx" ON "_about_page_v_version_timeline" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_timeline_parent_id_idx" ON "_about_page_v_version_timeline" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_version_timeline_locales_locale_parent_id_uniq" ON "_about_page_v_version_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_timeline_locales_parent_idx" ON "_about_page_v_version_timeline_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_figures_order_idx" ON "_about_page_v_version_figures" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_figures_parent_id_idx" ON "_about_page_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_version_figures_locales_locale_parent_id_uniqu" ON "_about_page_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_figures_locales_parent_idx" ON "_about_page_v_version_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_registrations_order_idx" ON "_about_page_v_version_registrations" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_registrations_parent_id_idx" ON "_about_page_v_version_registrations" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_registrations_file_idx" ON "_about_page_v_version_registrations" USING btree ("file_id");
  CREATE UNIQUE INDEX "_about_page_v_version_registrations_locales_locale_parent_id" ON "_about_page_v_version_registrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_registrations_locales_parent_idx" ON "_about_page_v_version_registrations_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_sections_v_order_idx" ON "_about_sections_v" USING btree ("_order");
  CREATE INDEX "_about_sections_v_parent_id_idx" ON "_about_sections_v" USING btree ("_parent_id");
  CREATE INDEX "_about_sections_v_head_idx" ON "_about_sections_v" USING btree ("head_id");
  CREATE UNIQUE INDEX "_about_sections_v_locales_locale_parent_id_unique" ON "_about_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_sections_v_locales_parent_idx" ON "_about_sections_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_departments_v_order_idx" ON "_about_departments_v" USING btree ("_order");
  CREATE INDEX "_about_departments_v_parent_id_idx" ON "_about_departments_v" USING btree ("_parent_id");
  CREATE INDEX "_about_departments_v_head_idx" ON "_about_departments_v" USING btree ("head_id");
  CREATE UNIQUE INDEX "_about_departments_v_locales_locale_parent_id_unique" ON "_about_departments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_departments_v_locales_parent_idx" ON "_about_departments_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_units_v_order_idx" ON "_about_units_v" USING btree ("_order");
  CREATE INDEX "_about_units_v_parent_id_idx" ON "_about_units_v" USING btree ("_parent_id");
  CREATE INDEX "_about_units_v_head_idx" ON "_about_units_v" USING btree ("head_id");
  CREATE UNIQUE INDEX "_about_units_v_locales_locale_parent_id_unique" ON "_about_units_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_units_v_locales_parent_idx" ON "_about_units_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_version_picture_idx" ON "_about_page_v" USING btree ("version_picture_id");
  CREATE INDEX "_about_page_v_version_version_profile_idx" ON "_about_page_v" USING btree ("version_profile_id");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v" USING btree ("version__status");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_snapshot_idx" ON "_about_page_v" USING btree ("snapshot");
  CREATE INDEX "_about_page_v_published_locale_idx" ON "_about_page_v" USING btree ("published_locale");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_about_page_v_locales_locale_parent_id_unique" ON "_about_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_locales_parent_idx" ON "_about_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_page_benefits_order_idx" ON "careers_page_benefits" USING btree ("_order");
  CREATE INDEX "careers_page_benefits_parent_id_idx" ON "careers_page_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_benefits_locales_locale_parent_id_unique" ON "careers_page_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_benefits_locales_parent_idx" ON "careers_page_benefits_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_page_steps_order_idx" ON "careers_page_steps" USING btree ("_order");
  CREATE INDEX "careers_page_steps_parent_id_idx" ON "careers_page_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_steps_locales_locale_parent_id_unique" ON "careers_page_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_steps_locales_parent_idx" ON "careers_page_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_page_criteria_order_idx" ON "careers_page_criteria" USING btree ("_order");
  CREATE INDEX "careers_page_criteria_parent_id_idx" ON "careers_page_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_criteria_locales_locale_parent_id_unique" ON "careers_page_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_criteria_locales_parent_idx" ON "careers_page_criteria_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_page__status_idx" ON "careers_page" USING btree ("_status");
  CREATE UNIQUE INDEX "careers_page_locales_locale_parent_id_unique" ON "careers_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_locales_parent_idx" ON "careers_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_benefits_order_idx" ON "_careers_page_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_benefits_parent_id_idx" ON "_careers_page_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_benefits_locales_locale_parent_id_un" ON "_careers_page_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_benefits_locales_parent_idx" ON "_careers_page_v_version_benefits_locales" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_steps_order_idx" ON "_careers_page_v_version_steps" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_steps_parent_id_idx" ON "_careers_page_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_steps_locales_locale_parent_id_uniqu" ON "_careers_page_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_steps_locales_parent_idx" ON "_careers_page_v_version_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_criteria_order_idx" ON "_careers_page_v_version_criteria" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_criteria_parent_id_idx" ON "_careers_page_v_version_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_criteria_locales_locale_parent_id_un" ON "_careers_page_v_version_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_criteria_locales_parent_idx" ON "_careers_page_v_version_criteria_locales" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_version__status_idx" ON "_careers_page_v" USING btree ("version__status");
  CREATE INDEX "_careers_page_v_created_at_idx" ON "_careers_page_v" USING btree ("created_at");
  CREATE INDEX "_careers_page_v_updated_at_idx" ON "_careers_page_v" USING btree ("updated_at");
  CREATE INDEX "_careers_page_v_snapshot_idx" ON "_careers_page_v" USING btree ("snapshot");
  CREATE INDEX "_careers_page_v_published_locale_idx" ON "_careers_page_v" USING btree ("published_locale");
  CREATE INDEX "_careers_page_v_latest_idx" ON "_careers_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_careers_page_v_locales_locale_parent_id_unique" ON "_careers_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_locales_parent_idx" ON "_careers_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_profiles_order_idx" ON "footer_profiles" USING btree ("_order");
  CREATE INDEX "footer_profiles_parent_id_idx" ON "footer_profiles" USING btree ("_parent_id");
  CREATE INDEX "footer_links_order_idx" ON "footer_links" USING btree ("_order");
  CREATE INDEX "footer_links_parent_id_idx" ON "footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_links_locales_locale_parent_id_unique" ON "footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_links_locales_parent_idx" ON "footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_profiles_order_idx" ON "_footer_v_version_profiles" USING btree ("_order");
  CREATE INDEX "_footer_v_version_profiles_parent_id_idx" ON "_footer_v_version_profiles" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_links_order_idx" ON "_footer_v_version_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_links_parent_id_idx" ON "_footer_v_version_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_links_locales_locale_parent_id_unique" ON "_footer_v_version_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_links_locales_parent_idx" ON "_footer_v_version_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_retention_settings_v_created_at_idx" ON "_retention_settings_v" USING btree ("created_at");
  CREATE INDEX "_retention_settings_v_updated_at_idx" ON "_retention_settings_v" USING btree ("updated_at");
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_project_groups_fk" FOREIGN KEY ("project_groups_id") REFERENCES "public"."project_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_project_groups_fk" FOREIGN KEY ("project_groups_id") REFERENCES "public"."project_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_cv_id_documents_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_cv_id_documents_id_fk" FOREIGN KEY ("version_cv_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_discipline_id_disciplines_id_fk" FOREIGN KEY ("version_discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_album_categories_fk" FOREIGN KEY ("album_categories_id") REFERENCES "public"."album_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_disciplines_fk" FOREIGN KEY ("disciplines_id") REFERENCES "public"."disciplines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_notes_fk" FOREIGN KEY ("application_notes_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_scores_fk" FOREIGN KEY ("application_scores_id") REFERENCES "public"."application_scores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applicant_mails_fk" FOREIGN KEY ("applicant_mails_id") REFERENCES "public"."applicant_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_mails_fk" FOREIGN KEY ("alert_mails_id") REFERENCES "public"."alert_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_templates_fk" FOREIGN KEY ("mail_templates_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refusal_reasons_fk" FOREIGN KEY ("refusal_reasons_id") REFERENCES "public"."refusal_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_paper_openings_fk" FOREIGN KEY ("paper_openings_id") REFERENCES "public"."paper_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_answers_fk" FOREIGN KEY ("contact_answers_id") REFERENCES "public"."contact_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_system_changes_fk" FOREIGN KEY ("system_changes_id") REFERENCES "public"."system_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_mark_on_light_id_media_id_fk" FOREIGN KEY ("mark_on_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_mark_on_dark_id_media_id_fk" FOREIGN KEY ("mark_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_mark_on_light_id_media_id_fk" FOREIGN KEY ("version_mark_on_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_mark_on_dark_id_media_id_fk" FOREIGN KEY ("version_mark_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "project_groups_locales_parent_idx" ON "project_groups_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_groups_v_locales_parent_idx" ON "_project_groups_v_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_locales_parent_idx" ON "projects_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_rels_services_id_idx" ON "projects_rels" USING btree ("services_id");
  CREATE INDEX "projects_rels_documents_id_idx" ON "projects_rels" USING btree ("documents_id");
  CREATE INDEX "_projects_v_locales_parent_idx" ON "_projects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_rels_services_id_idx" ON "_projects_v_rels" USING btree ("services_id");
  CREATE INDEX "_projects_v_rels_documents_id_idx" ON "_projects_v_rels" USING btree ("documents_id");
  CREATE INDEX "services_locales_parent_idx" ON "services_locales" USING btree ("_parent_id");
  CREATE INDEX "services_rels_project_groups_id_idx" ON "services_rels" USING btree ("project_groups_id");
  CREATE INDEX "services_rels_people_id_idx" ON "services_rels" USING btree ("people_id");
  CREATE INDEX "services_rels_reports_id_idx" ON "services_rels" USING btree ("reports_id");
  CREATE INDEX "_services_v_locales_parent_idx" ON "_services_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_services_v_rels_project_groups_id_idx" ON "_services_v_rels" USING btree ("project_groups_id");
  CREATE INDEX "_services_v_rels_people_id_idx" ON "_services_v_rels" USING btree ("people_id");
  CREATE INDEX "_services_v_rels_reports_id_idx" ON "_services_v_rels" USING btree ("reports_id");
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category");
  CREATE INDEX "news_locales_parent_idx" ON "news_locales" USING btree ("_parent_id");
  CREATE INDEX "news_rels_documents_id_idx" ON "news_rels" USING btree ("documents_id");
  CREATE INDEX "news_rels_projects_id_idx" ON "news_rels" USING btree ("projects_id");
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category");
  CREATE INDEX "_news_v_locales_parent_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_news_v_rels_documents_id_idx" ON "_news_v_rels" USING btree ("documents_id");
  CREATE INDEX "_news_v_rels_projects_id_idx" ON "_news_v_rels" USING btree ("projects_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "people_cv_idx" ON "people" USING btree ("cv_id");
  CREATE INDEX "people_discipline_idx" ON "people" USING btree ("discipline_id");
  CREATE INDEX "people_office_idx" ON "people" USING btree ("office_id");
  CREATE INDEX "people_locales_parent_idx" ON "people_locales" USING btree ("_parent_id");
  CREATE INDEX "_people_v_version_version_cv_idx" ON "_people_v" USING btree ("version_cv_id");
  CREATE INDEX "_people_v_version_version_discipline_idx" ON "_people_v" USING btree ("version_discipline_id");
  CREATE INDEX "_people_v_version_version_office_idx" ON "_people_v" USING btree ("version_office_id");
  CREATE INDEX "_people_v_locales_parent_idx" ON "_people_v_locales" USING btree ("_parent_id");
  CREATE INDEX "who_we_are__order_idx" ON "who_we_are" USING btree ("_order");
  CREATE INDEX "who_we_are_locales_parent_idx" ON "who_we_are_locales" USING btree ("_parent_id");
  CREATE INDEX "_who_we_are_v_version_version__order_idx" ON "_who_we_are_v" USING btree ("version__order");
  CREATE INDEX "_who_we_are_v_locales_parent_idx" ON "_who_we_are_v_locales" USING btree ("_parent_id");
  CREATE INDEX "offices_locales_parent_idx" ON "offices_locales" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_locales_parent_idx" ON "_offices_v_locales" USING btree ("_parent_id");
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_erased_at_idx" ON "contact_messages" USING btree ("erased_at");
  CREATE INDEX "payload_locked_documents_rels_album_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("album_categories_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_disciplines_id_idx" ON "payload_locked_documents_rels" USING btree ("disciplines_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_application_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("application_notes_id");
  CREATE INDEX "payload_locked_documents_rels_application_scores_id_idx" ON "payload_locked_documents_rels" USING btree ("application_scores_id");
  CREATE INDEX "payload_locked_documents_rels_applicant_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("applicant_mails_id");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_alert_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_mails_id");
  CREATE INDEX "payload_locked_documents_rels_mail_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_templates_id");
  CREATE INDEX "payload_locked_documents_rels_refusal_reasons_id_idx" ON "payload_locked_documents_rels" USING btree ("refusal_reasons_id");
  CREATE INDEX "payload_locked_documents_rels_paper_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("paper_openings_id");
  CREATE INDEX "payload_locked_documents_rels_contact_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_answers_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");
  CREATE INDEX "payload_locked_documents_rels_system_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("system_changes_id");
  CREATE INDEX "home_page_sliders_locales_parent_idx" ON "home_page_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "home_page_statistics_locales_parent_idx" ON "home_page_statistics_locales" USING btree ("_parent_id");
  CREATE INDEX "home_page_locales_parent_idx" ON "home_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_sliders_locales_parent_idx" ON "_home_page_v_version_sliders_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_statistics_locales_parent_idx" ON "_home_page_v_version_statistics_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_locales_parent_idx" ON "_home_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "header_banner_locales_parent_idx" ON "header_banner_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_banner_v_locales_parent_idx" ON "_header_banner_v_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_registrations_locales_parent_idx" ON "footer_registrations_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_mark_on_light_idx" ON "footer" USING btree ("mark_on_light_id");
  CREATE INDEX "footer_mark_on_dark_idx" ON "footer" USING btree ("mark_on_dark_id");
  CREATE INDEX "footer_icon_idx" ON "footer" USING btree ("icon_id");
  CREATE INDEX "footer_share_picture_idx" ON "footer" USING btree ("share_picture_id");
  CREATE INDEX "footer_locales_parent_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_registrations_locales_parent_idx" ON "_footer_v_version_registrations_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_version_mark_on_light_idx" ON "_footer_v" USING btree ("version_mark_on_light_id");
  CREATE INDEX "_footer_v_version_version_mark_on_dark_idx" ON "_footer_v" USING btree ("version_mark_on_dark_id");
  CREATE INDEX "_footer_v_version_version_icon_idx" ON "_footer_v" USING btree ("version_icon_id");
  CREATE INDEX "_footer_v_version_version_share_picture_idx" ON "_footer_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_footer_v_locales_parent_idx" ON "_footer_v_locales" USING btree ("_parent_id");
  CREATE INDEX "enquiry_settings_locales_parent_idx" ON "enquiry_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_enquiry_settings_v_locales_parent_idx" ON "_enquiry_settings_v_locales" USING btree ("_parent_id");`)
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
  ALTER TABLE "album_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "album_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_album_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_album_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_photos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_photos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v_version_photos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v_version_photos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reports_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reports_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reports_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_key_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_key_dates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_addenda_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_addenda_changes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_addenda" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_addenda_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_version_key_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_version_key_dates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_version_addenda_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_version_addenda_changes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_version_addenda" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_version_addenda_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "documents_locales" DISABLE ROW LEVEL SECURITY;
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
  ALTER TABLE "vacancies_stages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_stages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_documents_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_stages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_stages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_documents_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_scores" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applicant_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "refusal_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "refusal_reasons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "paper_openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "system_changes" DISABLE ROW LEVEL SECURITY;
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
  ALTER TABLE "careers_page_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_profiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_profiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_retention_settings_v" DISABLE ROW LEVEL SECURITY;
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
  DROP TABLE "album_categories" CASCADE;
  DROP TABLE "album_categories_locales" CASCADE;
  DROP TABLE "_album_categories_v" CASCADE;
  DROP TABLE "_album_categories_v_locales" CASCADE;
  DROP TABLE "albums_photos" CASCADE;
  DROP TABLE "albums_photos_locales" CASCADE;
  DROP TABLE "albums" CASCADE;
  DROP TABLE "albums_locales" CASCADE;
  DROP TABLE "_albums_v_version_photos" CASCADE;
  DROP TABLE "_albums_v_version_photos_locales" CASCADE;
  DROP TABLE "_albums_v" CASCADE;
  DROP TABLE "_albums_v_locales" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_locales" CASCADE;
  DROP TABLE "reports_rels" CASCADE;
  DROP TABLE "_reports_v" CASCADE;
  DROP TABLE "_reports_v_locales" CASCADE;
  DROP TABLE "_reports_v_rels" CASCADE;
  DROP TABLE "notices_key_dates" CASCADE;
  DROP TABLE "notices_key_dates_locales" CASCADE;
  DROP TABLE "notices_addenda_changes" CASCADE;
  DROP TABLE "notices_addenda_changes_locales" CASCADE;
  DROP TABLE "notices_addenda" CASCADE;
  DROP TABLE "notices_addenda_locales" CASCADE;
  DROP TABLE "notices_questions" CASCADE;
  DROP TABLE "notices_questions_locales" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_locales" CASCADE;
  DROP TABLE "notices_rels" CASCADE;
  DROP TABLE "_notices_v_version_key_dates" CASCADE;
  DROP TABLE "_notices_v_version_key_dates_locales" CASCADE;
  DROP TABLE "_notices_v_version_addenda_changes" CASCADE;
  DROP TABLE "_notices_v_version_addenda_changes_locales" CASCADE;
  DROP TABLE "_notices_v_version_addenda" CASCADE;
  DROP TABLE "_notices_v_version_addenda_locales" CASCADE;
  DROP TABLE "_notices_v_version_questions" CASCADE;
  DROP TABLE "_notices_v_version_questions_locales" CASCADE;
  DROP TABLE "_notices_v" CASCADE;
  DROP TABLE "_notices_v_locales" CASCADE;
  DROP TABLE "_notices_v_rels" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_locales" CASCADE;
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
  DROP TABLE "vacancies_stages" CASCADE;
  DROP TABLE "vacancies_stages_locales" CASCADE;
  DROP TABLE "vacancies_documents_types" CASCADE;
  DROP TABLE "vacancies_documents" CASCADE;
  DROP TABLE "vacancies_documents_locales" CASCADE;
  DROP TABLE "vacancies_questions" CASCADE;
  DROP TABLE "vacancies_questions_locales" CASCADE;
  DROP TABLE "vacancies_criteria" CASCADE;
  DROP TABLE "vacancies_criteria_locales" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "vacancies_locales" CASCADE;
  DROP TABLE "_vacancies_v_version_stages" CASCADE;
  DROP TABLE "_vacancies_v_version_stages_locales" CASCADE;
  DROP TABLE "_vacancies_v_version_documents_types" CASCADE;
  DROP TABLE "_vacancies_v_version_documents" CASCADE;
  DROP TABLE "_vacancies_v_version_documents_locales" CASCADE;
  DROP TABLE "_vacancies_v_version_questions" CASCADE;
  DROP TABLE "_vacancies_v_version_questions_locales" CASCADE;
  DROP TABLE "_vacancies_v_version_criteria" CASCADE;
  DROP TABLE "_vacancies_v_version_criteria_locales" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP TABLE "_vacancies_v_locales" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "application_notes" CASCADE;
  DROP TABLE "application_scores" CASCADE;
  DROP TABLE "applicant_mails" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "alert_mails" CASCADE;
  DROP TABLE "mail_templates" CASCADE;
  DROP TABLE "mail_templates_locales" CASCADE;
  DROP TABLE "refusal_reasons" CASCADE;
  DROP TABLE "refusal_reasons_locales" CASCADE;
  DROP TABLE "paper_openings" CASCADE;
  DROP TABLE "contact_answers" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "system_changes" CASCADE;
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
  DROP TABLE "careers_page_benefits" CASCADE;
  DROP TABLE "careers_page_benefits_locales" CASCADE;
  DROP TABLE "careers_page_steps" CASCADE;
  DROP TABLE "careers_page_steps_locales" CASCADE;
  DROP TABLE "careers_page_criteria" CASCADE;
  DROP TABLE "careers_page_criteria_locales" CASCADE;
  DROP TABLE "careers_page" CASCADE;
  DROP TABLE "careers_page_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_benefits" CASCADE;
  DROP TABLE "_careers_page_v_version_benefits_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_steps" CASCADE;
  DROP TABLE "_careers_page_v_version_steps_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_criteria" CASCADE;
  DROP TABLE "_careers_page_v_version_criteria_locales" CASCADE;
  DROP TABLE "_careers_page_v" CASCADE;
  DROP TABLE "_careers_page_v_locales" CASCADE;
  DROP TABLE "footer_profiles" CASCADE;
  DROP TABLE "footer_links" CASCADE;
  DROP TABLE "footer_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_profiles" CASCADE;
  DROP TABLE "_footer_v_version_links" CASCADE;
  DROP TABLE "_footer_v_version_links_locales" CASCADE;
  DROP TABLE "retention_settings" CASCADE;
  DROP TABLE "_retention_settings_v" CASCADE;
  ALTER TABLE "projects_rels" DROP CONSTRAINT "projects_rels_services_fk";
  
  ALTER TABLE "projects_rels" DROP CONSTRAINT "projects_rels_documents_fk";
  
  ALTER TABLE "_projects_v_rels" DROP CONSTRAINT "_projects_v_rels_services_fk";
  
  ALTER TABLE "_projects_v_rels" DROP CONSTRAINT "_projects_v_rels_documents_fk";
  
  ALTER TABLE "services_rels" DROP CONSTRAINT "services_rels_project_groups_fk";
  
  ALTER TABLE "services_rels" DROP CONSTRAINT "services_rels_people_fk";
  
  ALTER TABLE "services_rels" DROP CONSTRAINT "services_rels_reports_fk";
  
  ALTER TABLE "_services_v_rels" DROP CONSTRAINT "_services_v_rels_project_groups_fk";
  
  ALTER TABLE "_services_v_rels" DROP CONSTRAINT "_services_v_rels_people_fk";
  
  ALTER TABLE "_services_v_rels" DROP CONSTRAINT "_services_v_rels_reports_fk";
  
  ALTER TABLE "news_rels" DROP CONSTRAINT "news_rels_documents_fk";
  
  ALTER TABLE "news_rels" DROP CONSTRAINT "news_rels_projects_fk";
  
  ALTER TABLE "_news_v_rels" DROP CONSTRAINT "_news_v_rels_documents_fk";
  
  ALTER TABLE "_news_v_rels" DROP CONSTRAINT "_news_v_rels_projects_fk";
  
  ALTER TABLE "people" DROP CONSTRAINT "people_cv_id_documents_id_fk";
  
  ALTER TABLE "people" DROP CONSTRAINT "people_discipline_id_disciplines_id_fk";
  
  ALTER TABLE "people" DROP CONSTRAINT "people_office_id_offices_id_fk";
  
  ALTER TABLE "_people_v" DROP CONSTRAINT "_people_v_version_cv_id_documents_id_fk";
  
  ALTER TABLE "_people_v" DROP CONSTRAINT "_people_v_version_discipline_id_disciplines_id_fk";
  
  ALTER TABLE "_people_v" DROP CONSTRAINT "_people_v_version_office_id_offices_id_fk";
  
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_album_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_albums_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_disciplines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vacancies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_application_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_application_scores_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_applicant_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_alert_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refusal_reasons_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_paper_openings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_answers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_erasures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_system_changes_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_mark_on_light_id_media_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_mark_on_dark_id_media_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_icon_id_media_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_share_picture_id_media_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT "_footer_v_version_mark_on_light_id_media_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT "_footer_v_version_mark_on_dark_id_media_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT "_footer_v_version_icon_id_media_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT "_footer_v_version_share_picture_id_media_id_fk";
  
  DROP INDEX "project_groups_locales_parent_idx";
  DROP INDEX "_project_groups_v_locales_parent_idx";
  DROP INDEX "projects_locales_parent_idx";
  DROP INDEX "projects_rels_services_id_idx";
  DROP INDEX "projects_rels_documents_id_idx";
  DROP INDEX "_projects_v_locales_parent_idx";
  DROP INDEX "_projects_v_rels_services_id_idx";
  DROP INDEX "_projects_v_rels_documents_id_idx";
  DROP INDEX "services_locales_parent_idx";
  DROP INDEX "services_rels_project_groups_id_idx";
  DROP INDEX "services_rels_people_id_idx";
  DROP INDEX "services_rels_reports_id_idx";
  DROP INDEX "_services_v_locales_parent_idx";
  DROP INDEX "_services_v_rels_project_groups_id_idx";
  DROP INDEX "_services_v_rels_people_id_idx";
  DROP INDEX "_services_v_rels_reports_id_idx";
  DROP INDEX "news_category_idx";
  DROP INDEX "news_locales_parent_idx";
  DROP INDEX "news_rels_documents_id_idx";
  DROP INDEX "news_rels_projects_id_idx";
  DROP INDEX "_news_v_version_version_category_idx";
  DROP INDEX "_news_v_locales_parent_idx";
  DROP INDEX "_news_v_rels_documents_id_idx";
  DROP INDEX "_news_v_rels_projects_id_idx";
  DROP INDEX "media_locales_parent_idx";
  DROP INDEX "people_cv_idx";
  DROP INDEX "people_discipline_idx";
  DROP INDEX "people_office_idx";
  DROP INDEX "people_locales_parent_idx";
  DROP INDEX "_people_v_version_version_cv_idx";
  DROP INDEX "_people_v_version_version_discipline_idx";
  DROP INDEX "_people_v_version_version_office_idx";
  DROP INDEX "_people_v_locales_parent_idx";
  DROP INDEX "who_we_are__order_idx";
  DROP INDEX "who_we_are_locales_parent_idx";
  DROP INDEX "_who_we_are_v_version_version__order_idx";
  DROP INDEX "_who_we_are_v_locales_parent_idx";
  DROP INDEX "offices_locales_parent_idx";
  DROP INDEX "_offices_v_locales_parent_idx";
  DROP INDEX "contact_messages_state_idx";
  DROP INDEX "contact_messages_assignee_idx";
  DROP INDEX "contact_messages_erased_at_idx";
  DROP INDEX "payload_locked_documents_rels_album_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_albums_id_idx";
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  DROP INDEX "payload_locked_documents_rels_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_disciplines_id_idx";
  DROP INDEX "payload_locked_documents_rels_vacancies_id_idx";
  DROP INDEX "payload_locked_documents_rels_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_application_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_application_scores_id_idx";
  DROP INDEX "payload_locked_documents_rels_applicant_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_alert_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_refusal_reasons_id_idx";
  DROP INDEX "payload_locked_documents_rels_paper_openings_id_idx";
  DROP INDEX "payload_locked_documents_rels_contact_answers_id_idx";
  DROP INDEX "payload_locked_documents_rels_erasures_id_idx";
  DROP INDEX "payload_locked_documents_rels_system_changes_id_idx";
  DROP INDEX "home_page_sliders_locales_parent_idx";
  DROP INDEX "home_page_statistics_locales_parent_idx";
  DROP INDEX "home_page_locales_parent_idx";
  DROP INDEX "_home_page_v_version_sliders_locales_parent_idx";
  DROP INDEX "_home_page_v_version_statistics_locales_parent_idx";
  DROP INDEX "_home_page_v_locales_parent_idx";
  DROP INDEX "header_banner_locales_parent_idx";
  DROP INDEX "_header_banner_v_locales_parent_idx";
  DROP INDEX "footer_registrations_locales_parent_idx";
  DROP INDEX "footer_mark_on_light_idx";
  DROP INDEX "footer_mark_on_dark_idx";
  DROP INDEX "footer_icon_idx";
  DROP INDEX "footer_share_picture_idx";
  DROP INDEX "footer_locales_parent_idx";
  DROP INDEX "_footer_v_version_registrations_locales_parent_idx";
  DROP INDEX "_footer_v_version_version_mark_on_light_idx";
  DROP INDEX "_footer_v_version_version_mark_on_dark_idx";
  DROP INDEX "_footer_v_version_version_icon_idx";
  DROP INDEX "_footer_v_version_version_share_picture_idx";
  DROP INDEX "_footer_v_locales_parent_idx";
  DROP INDEX "enquiry_settings_locales_parent_idx";
  DROP INDEX "_enquiry_settings_v_locales_parent_idx";
  ALTER TABLE "project_groups_locales" DROP COLUMN "description";
  ALTER TABLE "project_groups_locales" DROP COLUMN "text_changed_at";
  ALTER TABLE "project_groups_locales" DROP COLUMN "text_checked_at";
  ALTER TABLE "_project_groups_v_locales" DROP COLUMN "version_description";
  ALTER TABLE "_project_groups_v_locales" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "_project_groups_v_locales" DROP COLUMN "version_text_checked_at";
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
  ALTER TABLE "projects_locales" DROP COLUMN "text_changed_at";
  ALTER TABLE "projects_locales" DROP COLUMN "text_checked_at";
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
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_text_checked_at";
  ALTER TABLE "_projects_v_rels" DROP COLUMN "services_id";
  ALTER TABLE "_projects_v_rels" DROP COLUMN "documents_id";
  ALTER TABLE "services_locales" DROP COLUMN "body";
  ALTER TABLE "services_locales" DROP COLUMN "deliverables";
  ALTER TABLE "services_locales" DROP COLUMN "standards";
  ALTER TABLE "services_locales" DROP COLUMN "text_changed_at";
  ALTER TABLE "services_locales" DROP COLUMN "text_checked_at";
  ALTER TABLE "services_rels" DROP COLUMN "project_groups_id";
  ALTER TABLE "services_rels" DROP COLUMN "people_id";
  ALTER TABLE "services_rels" DROP COLUMN "reports_id";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_body";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_deliverables";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_standards";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_text_checked_at";
  ALTER TABLE "_services_v_rels" DROP COLUMN "project_groups_id";
  ALTER TABLE "_services_v_rels" DROP COLUMN "people_id";
  ALTER TABLE "_services_v_rels" DROP COLUMN "reports_id";
  ALTER TABLE "news" DROP COLUMN "event_starts_at";
  ALTER TABLE "news" DROP COLUMN "event_ends_at";
  ALTER TABLE "news" DROP COLUMN "category";
  ALTER TABLE "news" DROP COLUMN "featured";
  ALTER TABLE "news_locales" DROP COLUMN "body";
  ALTER TABLE "news_locales" DROP COLUMN "event_place";
  ALTER TABLE "news_locales" DROP COLUMN "correction";
  ALTER TABLE "news_locales" DROP COLUMN "text_changed_at";
  ALTER TABLE "news_locales" DROP COLUMN "text_checked_at";
  ALTER TABLE "news_rels" DROP COLUMN "documents_id";
  ALTER TABLE "news_rels" DROP COLUMN "projects_id";
  ALTER TABLE "_news_v" DROP COLUMN "version_event_starts_at";
  ALTER TABLE "_news_v" DROP COLUMN "version_event_ends_at";
  ALTER TABLE "_news_v" DROP COLUMN "version_category";
  ALTER TABLE "_news_v" DROP COLUMN "version_featured";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_body";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_event_place";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_correction";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_text_checked_at";
  ALTER TABLE "_news_v_rels" DROP COLUMN "documents_id";
  ALTER TABLE "_news_v_rels" DROP COLUMN "projects_id";
  ALTER TABLE "people" DROP COLUMN "practising_since";
  ALTER TABLE "people" DROP COLUMN "cv_id";
  ALTER TABLE "people" DROP COLUMN "cv_public";
  ALTER TABLE "people" DROP COLUMN "discipline_id";
  ALTER TABLE "people" DROP COLUMN "office_id";
  ALTER TABLE "people" DROP COLUMN "left";
  ALTER TABLE "people" DROP COLUMN "left_on";
  ALTER TABLE "people_locales" DROP COLUMN "line";
  ALTER TABLE "people_locales" DROP COLUMN "languages";
  ALTER TABLE "people_locales" DROP COLUMN "text_changed_at";
  ALTER TABLE "people_locales" DROP COLUMN "text_checked_at";
  ALTER TABLE "_people_v" DROP COLUMN "version_practising_since";
  ALTER TABLE "_people_v" DROP COLUMN "version_cv_id";
  ALTER TABLE "_people_v" DROP COLUMN "version_cv_public";
  ALTER TABLE "_people_v" DROP COLUMN "version_discipline_id";
  ALTER TABLE "_people_v" DROP COLUMN "version_office_id";
  ALTER TABLE "_people_v" DROP COLUMN "version_left";
  ALTER TABLE "_people_v" DROP COLUMN "version_left_on";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_line";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_languages";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_text_checked_at";
  ALTER TABLE "who_we_are" DROP COLUMN "_order";
  ALTER TABLE "who_we_are_locales" DROP COLUMN "body";
  ALTER TABLE "who_we_are_locales" DROP COLUMN "text_changed_at";
  ALTER TABLE "who_we_are_locales" DROP COLUMN "text_checked_at";
  ALTER TABLE "_who_we_are_v" DROP COLUMN "version__order";
  ALTER TABLE "_who_we_are_v_locales" DROP COLUMN "version_body";
  ALTER TABLE "_who_we_are_v_locales" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "_who_we_are_v_locales" DROP COLUMN "version_text_checked_at";
  ALTER TABLE "offices_locales" DROP COLUMN "text_changed_at";
  ALTER TABLE "offices_locales" DROP COLUMN "text_checked_at";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_text_checked_at";
  ALTER TABLE "contact_messages" DROP COLUMN "state";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_messages" DROP COLUMN "log";
  ALTER TABLE "contact_messages" DROP COLUMN "moves";
  ALTER TABLE "contact_messages" DROP COLUMN "erased_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "album_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "albums_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "disciplines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vacancies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "application_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "application_scores_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "applicant_mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "alert_mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refusal_reasons_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "paper_openings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_answers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "erasures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "system_changes_id";
  ALTER TABLE "home_page" DROP COLUMN "contact_map_link";
  ALTER TABLE "home_page" DROP COLUMN "contact_map_embed";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_contact_map_link";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_contact_map_embed";
  ALTER TABLE "footer" DROP COLUMN "founded";
  ALTER TABLE "footer" DROP COLUMN "mark_on_light_id";
  ALTER TABLE "footer" DROP COLUMN "mark_on_dark_id";
  ALTER TABLE "footer" DROP COLUMN "icon_id";
  ALTER TABLE "footer" DROP COLUMN "share_picture_id";
  ALTER TABLE "footer_locales" DROP COLUMN "short_name";
  ALTER TABLE "footer_locales" DROP COLUMN "legal_name";
  ALTER TABLE "_footer_v" DROP COLUMN "version_founded";
  ALTER TABLE "_footer_v" DROP COLUMN "version_mark_on_light_id";
  ALTER TABLE "_footer_v" DROP COLUMN "version_mark_on_dark_id";
  ALTER TABLE "_footer_v" DROP COLUMN "version_icon_id";
  ALTER TABLE "_footer_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_footer_v_locales" DROP COLUMN "version_short_name";
  ALTER TABLE "_footer_v_locales" DROP COLUMN "version_legal_name";
  ALTER TABLE "enquiry_settings" DROP COLUMN "overdue_after_hours";
  ALTER TABLE "enquiry_settings_locales" DROP COLUMN "closing";
  ALTER TABLE "_enquiry_settings_v" DROP COLUMN "version_overdue_after_hours";
  ALTER TABLE "_enquiry_settings_v_locales" DROP COLUMN "version_closing";
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
  DROP TYPE "public"."enum__projects_v_version_precision";
  DROP TYPE "public"."enum_news_category";
  DROP TYPE "public"."enum__news_v_version_category";
  DROP TYPE "public"."enum_album_categories_status";
  DROP TYPE "public"."enum__album_categories_v_version_status";
  DROP TYPE "public"."enum__album_categories_v_published_locale";
  DROP TYPE "public"."enum_albums_status";
  DROP TYPE "public"."enum__albums_v_version_status";
  DROP TYPE "public"."enum__albums_v_published_locale";
  DROP TYPE "public"."enum_reports_type";
  DROP TYPE "public"."enum_reports_status";
  DROP TYPE "public"."enum__reports_v_version_type";
  DROP TYPE "public"."enum__reports_v_version_status";
  DROP TYPE "public"."enum__reports_v_published_locale";
  DROP TYPE "public"."enum_notices_type";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_type";
  DROP TYPE "public"."enum__notices_v_version_status";
  DROP TYPE "public"."enum__notices_v_published_locale";
  DROP TYPE "public"."enum_documents_language";
  DROP TYPE "public"."enum_people_roles_kind";
  DROP TYPE "public"."enum_people_countries";
  DROP TYPE "public"."enum__people_v_version_roles_kind";
  DROP TYPE "public"."enum__people_v_version_countries";
  DROP TYPE "public"."enum_disciplines_status";
  DROP TYPE "public"."enum__disciplines_v_version_status";
  DROP TYPE "public"."enum__disciplines_v_published_locale";
  DROP TYPE "public"."enum_vacancies_documents_types";
  DROP TYPE "public"."enum_vacancies_questions_kind";
  DROP TYPE "public"."enum_vacancies_employment_type";
  DROP TYPE "public"."enum_vacancies_work_pattern";
  DROP TYPE "public"."enum_vacancies_pay_range_unit";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum__vacancies_v_version_documents_types";
  DROP TYPE "public"."enum__vacancies_v_version_questions_kind";
  DROP TYPE "public"."enum__vacancies_v_version_employment_type";
  DROP TYPE "public"."enum__vacancies_v_version_work_pattern";
  DROP TYPE "public"."enum__vacancies_v_version_pay_range_unit";
  DROP TYPE "public"."enum__vacancies_v_version_status";
  DROP TYPE "public"."enum__vacancies_v_published_locale";
  DROP TYPE "public"."enum_applications_stage";
  DROP TYPE "public"."enum_applicant_mails_state";
  DROP TYPE "public"."enum_subscriptions_kind";
  DROP TYPE "public"."enum_alert_mails_state";
  DROP TYPE "public"."enum_mail_templates_stage";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_contact_answers_state";
  DROP TYPE "public"."enum_erasures_kind";
  DROP TYPE "public"."enum_erasures_mode";
  DROP TYPE "public"."enum_about_page_status";
  DROP TYPE "public"."enum__about_page_v_version_status";
  DROP TYPE "public"."enum__about_page_v_published_locale";
  DROP TYPE "public"."enum_careers_page_status";
  DROP TYPE "public"."enum__careers_page_v_version_status";
  DROP TYPE "public"."enum__careers_page_v_published_locale";`)
}
