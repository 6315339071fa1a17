// Written by content/model/generate.ts from the collections and globals: do not edit it. `npm run model` writes it anew.
import type { Locale } from "@setu/contract/locale";

/** A field in both languages, as reads with `locale: "all"` give it. Either may be missing. */
type InAllLanguages<Value> = Partial<Record<Locale, Value | null>> | null;

type SupportedTimezones = 'Asia/Kathmandu';

export interface Stored {
  collections: {
    'project-groups': ProjectGroup;
    projects: Project;
    'success-stories': SuccessStory;
    consents: Consent;
    services: Service;
    faqs: Faq;
    news: News;
    'album-categories': AlbumCategory;
    albums: Album;
    reports: Report;
    notices: Notice;
    media: Media;
    documents: Document;
    people: Person;
    'who-we-are': WhoWeAre;
    offices: Office;
    disciplines: Discipline;
    'legal-versions': LegalVersion;
    vacancies: Vacancy;
    applications: Application;
    'application-notes': ApplicationNote;
    'application-scores': ApplicationScore;
    'applicant-mails': ApplicantMail;
    subscriptions: Subscription;
    'alert-mails': AlertMail;
    'mail-templates': MailTemplate;
    'refusal-reasons': RefusalReason;
    'paper-openings': PaperOpening;
    'contact-messages': ContactMessage;
    'contact-answers': ContactAnswer;
    'faq-votes': FaqVote;
    complaints: Complaint;
    'forum-posts': ForumPost;
    'forum-categories': ForumCategory;
    'forum-flags': ForumFlag;
    'forum-follows': ForumFollow;
    'forum-mails': ForumMail;
    'search-synonyms': SearchSynonym;
    'suggested-results': SuggestedResult;
    'search-counts': SearchCount;
    members: Member;
    'member-registrations': MemberRegistration;
    'member-sessions': MemberSession;
    'member-mails': MemberMail;
    erasures: Erasure;
    'fault-mails': FaultMail;
    'account-mails': AccountMail;
    users: User;
    'system-state': SystemState;
    'system-changes': SystemChange;
    'system-names': SystemName;
    'working-copies': WorkingCopy;
    'document-texts': DocumentText;
  };
  globals: {
    'home-page': HomePage;
    'about-page': AboutPage;
    'careers-page': CareersPage;
    'header-banner': HeaderBanner;
    'site-identity': SiteIdentity;
    'enquiry-settings': EnquirySetting;
    'complaint-settings': ComplaintSetting;
    'community-settings': CommunitySetting;
    'retention-settings': RetentionSetting;
  };
}
interface ProjectGroup {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  description?: InAllLanguages<string>;
  files?: (number | Media)[] | null;
  slug: string;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Media {
  id: number;
  decorative?: boolean | null;
  alt_en?: string | null;
  alt_ne?: string | null;
  caption?: InAllLanguages<string>;
  credit?: InAllLanguages<string>;
  color?: string | null;
  original?: string | null;
  crop?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  tall?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  search?: string | null;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  url?: string | null;
  thumbnailURL?: string | null;
  filename?: string | null;
  mimeType?: string | null;
  filesize?: number | null;
  width?: number | null;
  height?: number | null;
  focalX?: number | null;
  focalY?: number | null;
  sizes?: {
    avif480?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    webp480?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    avif640?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    webp640?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    avif800?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    webp800?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    avif1200?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    webp1200?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    avif1600?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    webp1600?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    avif2400?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
    webp2400?: {
      url?: string | null;
      width?: number | null;
      height?: number | null;
      mimeType?: string | null;
      filesize?: number | null;
      filename?: string | null;
    };
  };
}
interface Project {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  summary?: InAllLanguages<string>;
  description?: InAllLanguages<string>;
  code?: string | null;
  quantity?: InAllLanguages<string>;
  stage?: ('ongoing' | 'completed') | null;
  startedOn?: string | null;
  startedOn_tz?: SupportedTimezones;
  endedOn?: string | null;
  endedOn_tz?: SupportedTimezones;
  quantities?:
    | {
        label: InAllLanguages<string>;
        value: InAllLanguages<string>;
        unit?: InAllLanguages<string>;
        measure?:
          | ('capacity' | 'height' | 'span' | 'length' | 'area' | 'storage' | 'voltage' | 'supply' | 'people' | 'sites')
          | null;
        id?: string | null;
      }[]
    | null;
  client?: InAllLanguages<string>;
  clientType?: ('government' | 'local-government' | 'public-company' | 'private' | 'development-partner') | null;
  funding?: InAllLanguages<string>;
  partners?:
    | {
        name: InAllLanguages<string>;
        role?: InAllLanguages<string>;
        share?: number | null;
        id?: string | null;
      }[]
    | null;
  services?: (number | Service)[] | null;
  contractValue?: number | null;
  contractCurrency?: ('NPR' | 'USD' | 'EUR') | null;
  contractValuePublic?: boolean | null;
  referenceAvailable?: boolean | null;
  country?:
    | (
        | 'Afghanistan'
        | 'Åland Islands'
        | 'Albania'
        | 'Algeria'
        | 'American Samoa'
        | 'Andorra'
        | 'Angola'
        | 'Anguilla'
        | 'Antarctica'
        | 'Antigua & Barbuda'
        | 'Argentina'
        | 'Armenia'
        | 'Aruba'
        | 'Australia'
        | 'Austria'
        | 'Azerbaijan'
        | 'Bahamas'
        | 'Bahrain'
        | 'Bangladesh'
        | 'Barbados'
        | 'Belarus'
        | 'Belgium'
        | 'Belize'
        | 'Benin'
        | 'Bermuda'
        | 'Bhutan'
        | 'Bolivia'
        | 'Bosnia & Herzegovina'
        | 'Botswana'
        | 'Bouvet Island'
        | 'Brazil'
        | 'British Indian Ocean Territory'
        | 'British Virgin Islands'
        | 'Brunei'
        | 'Bulgaria'
        | 'Burkina Faso'
        | 'Burundi'
        | 'Cambodia'
        | 'Cameroon'
        | 'Canada'
        | 'Cape Verde'
        | 'Caribbean Netherlands'
        | 'Cayman Islands'
        | 'Central African Republic'
        | 'Chad'
        | 'Chile'
        | 'China'
        | 'Christmas Island'
        | 'Cocos (Keeling) Islands'
        | 'Colombia'
        | 'Comoros'
        | 'Congo - Brazzaville'
        | 'Congo - Kinshasa'
        | 'Cook Islands'
        | 'Costa Rica'
        | 'Côte d’Ivoire'
        | 'Croatia'
        | 'Cuba'
        | 'Curaçao'
        | 'Cyprus'
        | 'Czechia'
        | 'Denmark'
        | 'Djibouti'
        | 'Dominica'
        | 'Dominican Republic'
        | 'Ecuador'
        | 'Egypt'
        | 'El Salvador'
        | 'Equatorial Guinea'
        | 'Eritrea'
        | 'Estonia'
        | 'Eswatini'
        | 'Ethiopia'
        | 'Falkland Islands'
        | 'Faroe Islands'
        | 'Fiji'
        | 'Finland'
        | 'France'
        | 'French Guiana'
        | 'French Polynesia'
        | 'French Southern Territories'
        | 'Gabon'
        | 'Gambia'
        | 'Georgia'
        | 'Germany'
        | 'Ghana'
        | 'Gibraltar'
        | 'Greece'
        | 'Greenland'
        | 'Grenada'
        | 'Guadeloupe'
        | 'Guam'
        | 'Guatemala'
        | 'Guernsey'
        | 'Guinea'
        | 'Guinea-Bissau'
        | 'Guyana'
        | 'Haiti'
        | 'Heard & McDonald Islands'
        | 'Honduras'
        | 'Hong Kong SAR China'
        | 'Hungary'
        | 'Iceland'
        | 'India'
        | 'Indonesia'
        | 'Iran'
        | 'Iraq'
        | 'Ireland'
        | 'Isle of Man'
        | 'Israel'
        | 'Italy'
        | 'Jamaica'
        | 'Japan'
        | 'Jersey'
        | 'Jordan'
        | 'Kazakhstan'
        | 'Kenya'
        | 'Kiribati'
        | 'Kuwait'
        | 'Kyrgyzstan'
        | 'Laos'
        | 'Latvia'
        | 'Lebanon'
        | 'Lesotho'
        | 'Liberia'
        | 'Libya'
        | 'Liechtenstein'
        | 'Lithuania'
        | 'Luxembourg'
        | 'Macao SAR China'
        | 'Madagascar'
        | 'Malawi'
        | 'Malaysia'
        | 'Maldives'
        | 'Mali'
        | 'Malta'
        | 'Marshall Islands'
        | 'Martinique'
        | 'Mauritania'
        | 'Mauritius'
        | 'Mayotte'
        | 'Mexico'
        | 'Micronesia'
        | 'Moldova'
        | 'Monaco'
        | 'Mongolia'
        | 'Montenegro'
        | 'Montserrat'
        | 'Morocco'
        | 'Mozambique'
        | 'Myanmar (Burma)'
        | 'Namibia'
        | 'Nauru'
        | 'Nepal'
        | 'Netherlands'
        | 'New Caledonia'
        | 'New Zealand'
        | 'Nicaragua'
        | 'Niger'
        | 'Nigeria'
        | 'Niue'
        | 'Norfolk Island'
        | 'North Korea'
        | 'North Macedonia'
        | 'Northern Mariana Islands'
        | 'Norway'
        | 'Oman'
        | 'Pakistan'
        | 'Palau'
        | 'Palestinian Territories'
        | 'Panama'
        | 'Papua New Guinea'
        | 'Paraguay'
        | 'Peru'
        | 'Philippines'
        | 'Pitcairn Islands'
        | 'Poland'
        | 'Portugal'
        | 'Puerto Rico'
        | 'Qatar'
        | 'Réunion'
        | 'Romania'
        | 'Russia'
        | 'Rwanda'
        | 'Samoa'
        | 'San Marino'
        | 'São Tomé & Príncipe'
        | 'Saudi Arabia'
        | 'Senegal'
        | 'Serbia'
        | 'Seychelles'
        | 'Sierra Leone'
        | 'Singapore'
        | 'Sint Maarten'
        | 'Slovakia'
        | 'Slovenia'
        | 'Solomon Islands'
        | 'Somalia'
        | 'South Africa'
        | 'South Georgia & South Sandwich Islands'
        | 'South Korea'
        | 'South Sudan'
        | 'Spain'
        | 'Sri Lanka'
        | 'St. Barthélemy'
        | 'St. Helena'
        | 'St. Kitts & Nevis'
        | 'St. Lucia'
        | 'St. Martin'
        | 'St. Pierre & Miquelon'
        | 'St. Vincent & Grenadines'
        | 'Sudan'
        | 'Suriname'
        | 'Svalbard & Jan Mayen'
        | 'Sweden'
        | 'Switzerland'
        | 'Syria'
        | 'Taiwan'
        | 'Tajikistan'
        | 'Tanzania'
        | 'Thailand'
        | 'Timor-Leste'
        | 'Togo'
        | 'Tokelau'
        | 'Tonga'
        | 'Trinidad & Tobago'
        | 'Tunisia'
        | 'Türkiye'
        | 'Turkmenistan'
        | 'Turks & Caicos Islands'
        | 'Tuvalu'
        | 'U.S. Outlying Islands'
        | 'U.S. Virgin Islands'
        | 'Uganda'
        | 'Ukraine'
        | 'United Arab Emirates'
        | 'United Kingdom'
        | 'United States'
        | 'Uruguay'
        | 'Uzbekistan'
        | 'Vanuatu'
        | 'Vatican City'
        | 'Venezuela'
        | 'Vietnam'
        | 'Wallis & Futuna'
        | 'Western Sahara'
        | 'Yemen'
        | 'Zambia'
        | 'Zimbabwe'
      )
    | null;
  province?: ('koshi' | 'madhesh' | 'bagmati' | 'gandaki' | 'lumbini' | 'karnali' | 'sudurpashchim') | null;
  district?: InAllLanguages<string>;
  lat?: number | null;
  lng?: number | null;
  precision?: ('exact' | 'area') | null;
  challenge?: InAllLanguages<object>;
  work?: InAllLanguages<object>;
  result?: InAllLanguages<object>;
  files?: (number | Media)[] | null;
  documents?: (number | Document)[] | null;
  team?:
    | {
        person: number | Person | null;
        role: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  slug: string;
  group: number | ProjectGroup | null;
  taskType: 'feasibility-study' | 'detailed-design' | 'construction-supervision' | 'survey-investigation' | 'advisory';
  confidential?: boolean | null;
  highlight?: boolean | null;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Service {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  description?: InAllLanguages<string>;
  files?: (number | Media)[] | null;
  body?: InAllLanguages<object>;
  deliverables?: InAllLanguages<string>;
  standards?: InAllLanguages<string>;
  sectors?: (number | ProjectGroup)[] | null;
  experts?: (number | Person)[] | null;
  reports?: (number | Report)[] | null;
  group: number | ProjectGroup | null;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Person {
  id: number;
  name: InAllLanguages<string>;
  designation: InAllLanguages<string>;
  line?: InAllLanguages<string>;
  quote?: InAllLanguages<string>;
  message?: InAllLanguages<string>;
  files?: (number | Media)[] | null;
  roles?:
    | {
        kind: 'board' | 'key' | 'team';
        title?: InAllLanguages<string>;
        place?: number | null;
        since?: string | null;
        since_tz?: SupportedTimezones;
        until?: string | null;
        until_tz?: SupportedTimezones;
        chair?: boolean | null;
        representing?: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  practisingSince?: number | null;
  qualifications?:
    | {
        name: InAllLanguages<string>;
        institution?: InAllLanguages<string>;
        year?: number | null;
        id?: string | null;
      }[]
    | null;
  memberships?:
    | {
        name: InAllLanguages<string>;
        number?: string | null;
        numberPublic?: boolean | null;
        id?: string | null;
      }[]
    | null;
  languages?: InAllLanguages<string>;
  countries?:
    | (
        | 'Afghanistan'
        | 'Åland Islands'
        | 'Albania'
        | 'Algeria'
        | 'American Samoa'
        | 'Andorra'
        | 'Angola'
        | 'Anguilla'
        | 'Antarctica'
        | 'Antigua & Barbuda'
        | 'Argentina'
        | 'Armenia'
        | 'Aruba'
        | 'Australia'
        | 'Austria'
        | 'Azerbaijan'
        | 'Bahamas'
        | 'Bahrain'
        | 'Bangladesh'
        | 'Barbados'
        | 'Belarus'
        | 'Belgium'
        | 'Belize'
        | 'Benin'
        | 'Bermuda'
        | 'Bhutan'
        | 'Bolivia'
        | 'Bosnia & Herzegovina'
        | 'Botswana'
        | 'Bouvet Island'
        | 'Brazil'
        | 'British Indian Ocean Territory'
        | 'British Virgin Islands'
        | 'Brunei'
        | 'Bulgaria'
        | 'Burkina Faso'
        | 'Burundi'
        | 'Cambodia'
        | 'Cameroon'
        | 'Canada'
        | 'Cape Verde'
        | 'Caribbean Netherlands'
        | 'Cayman Islands'
        | 'Central African Republic'
        | 'Chad'
        | 'Chile'
        | 'China'
        | 'Christmas Island'
        | 'Cocos (Keeling) Islands'
        | 'Colombia'
        | 'Comoros'
        | 'Congo - Brazzaville'
        | 'Congo - Kinshasa'
        | 'Cook Islands'
        | 'Costa Rica'
        | 'Côte d’Ivoire'
        | 'Croatia'
        | 'Cuba'
        | 'Curaçao'
        | 'Cyprus'
        | 'Czechia'
        | 'Denmark'
        | 'Djibouti'
        | 'Dominica'
        | 'Dominican Republic'
        | 'Ecuador'
        | 'Egypt'
        | 'El Salvador'
        | 'Equatorial Guinea'
        | 'Eritrea'
        | 'Estonia'
        | 'Eswatini'
        | 'Ethiopia'
        | 'Falkland Islands'
        | 'Faroe Islands'
        | 'Fiji'
        | 'Finland'
        | 'France'
        | 'French Guiana'
        | 'French Polynesia'
        | 'French Southern Territories'
        | 'Gabon'
        | 'Gambia'
        | 'Georgia'
        | 'Germany'
        | 'Ghana'
        | 'Gibraltar'
        | 'Greece'
        | 'Greenland'
        | 'Grenada'
        | 'Guadeloupe'
        | 'Guam'
        | 'Guatemala'
        | 'Guernsey'
        | 'Guinea'
        | 'Guinea-Bissau'
        | 'Guyana'
        | 'Haiti'
        | 'Heard & McDonald Islands'
        | 'Honduras'
        | 'Hong Kong SAR China'
        | 'Hungary'
        | 'Iceland'
        | 'India'
        | 'Indonesia'
        | 'Iran'
        | 'Iraq'
        | 'Ireland'
        | 'Isle of Man'
        | 'Israel'
        | 'Italy'
        | 'Jamaica'
        | 'Japan'
        | 'Jersey'
        | 'Jordan'
        | 'Kazakhstan'
        | 'Kenya'
        | 'Kiribati'
        | 'Kuwait'
        | 'Kyrgyzstan'
        | 'Laos'
        | 'Latvia'
        | 'Lebanon'
        | 'Lesotho'
        | 'Liberia'
        | 'Libya'
        | 'Liechtenstein'
        | 'Lithuania'
        | 'Luxembourg'
        | 'Macao SAR China'
        | 'Madagascar'
        | 'Malawi'
        | 'Malaysia'
        | 'Maldives'
        | 'Mali'
        | 'Malta'
        | 'Marshall Islands'
        | 'Martinique'
        | 'Mauritania'
        | 'Mauritius'
        | 'Mayotte'
        | 'Mexico'
        | 'Micronesia'
        | 'Moldova'
        | 'Monaco'
        | 'Mongolia'
        | 'Montenegro'
        | 'Montserrat'
        | 'Morocco'
        | 'Mozambique'
        | 'Myanmar (Burma)'
        | 'Namibia'
        | 'Nauru'
        | 'Nepal'
        | 'Netherlands'
        | 'New Caledonia'
        | 'New Zealand'
        | 'Nicaragua'
        | 'Niger'
        | 'Nigeria'
        | 'Niue'
        | 'Norfolk Island'
        | 'North Korea'
        | 'North Macedonia'
        | 'Northern Mariana Islands'
        | 'Norway'
        | 'Oman'
        | 'Pakistan'
        | 'Palau'
        | 'Palestinian Territories'
        | 'Panama'
        | 'Papua New Guinea'
        | 'Paraguay'
        | 'Peru'
        | 'Philippines'
        | 'Pitcairn Islands'
        | 'Poland'
        | 'Portugal'
        | 'Puerto Rico'
        | 'Qatar'
        | 'Réunion'
        | 'Romania'
        | 'Russia'
        | 'Rwanda'
        | 'Samoa'
        | 'San Marino'
        | 'São Tomé & Príncipe'
        | 'Saudi Arabia'
        | 'Senegal'
        | 'Serbia'
        | 'Seychelles'
        | 'Sierra Leone'
        | 'Singapore'
        | 'Sint Maarten'
        | 'Slovakia'
        | 'Slovenia'
        | 'Solomon Islands'
        | 'Somalia'
        | 'South Africa'
        | 'South Georgia & South Sandwich Islands'
        | 'South Korea'
        | 'South Sudan'
        | 'Spain'
        | 'Sri Lanka'
        | 'St. Barthélemy'
        | 'St. Helena'
        | 'St. Kitts & Nevis'
        | 'St. Lucia'
        | 'St. Martin'
        | 'St. Pierre & Miquelon'
        | 'St. Vincent & Grenadines'
        | 'Sudan'
        | 'Suriname'
        | 'Svalbard & Jan Mayen'
        | 'Sweden'
        | 'Switzerland'
        | 'Syria'
        | 'Taiwan'
        | 'Tajikistan'
        | 'Tanzania'
        | 'Thailand'
        | 'Timor-Leste'
        | 'Togo'
        | 'Tokelau'
        | 'Tonga'
        | 'Trinidad & Tobago'
        | 'Tunisia'
        | 'Türkiye'
        | 'Turkmenistan'
        | 'Turks & Caicos Islands'
        | 'Tuvalu'
        | 'U.S. Outlying Islands'
        | 'U.S. Virgin Islands'
        | 'Uganda'
        | 'Ukraine'
        | 'United Arab Emirates'
        | 'United Kingdom'
        | 'United States'
        | 'Uruguay'
        | 'Uzbekistan'
        | 'Vanuatu'
        | 'Vatican City'
        | 'Venezuela'
        | 'Vietnam'
        | 'Wallis & Futuna'
        | 'Western Sahara'
        | 'Yemen'
        | 'Zambia'
        | 'Zimbabwe'
      )[]
    | null;
  cv?: (number | null) | Document;
  cvPublic?: boolean | null;
  discipline?: (number | null) | Discipline;
  office?: (number | null) | Office;
  left?: boolean | null;
  leftOn?: string | null;
  leftOn_tz?: SupportedTimezones;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Document {
  id: number;
  name: InAllLanguages<string>;
  language?: ('en' | 'ne') | null;
  cover?: (number | null) | Media;
  released?: boolean | null;
  pages?: number | null;
  downloads?: number | null;
  sha256?: string | null;
  textState?: ('read' | 'none' | 'failed') | null;
  textReader?: string | null;
  search?: string | null;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  url?: string | null;
  thumbnailURL?: string | null;
  filename?: string | null;
  mimeType?: string | null;
  filesize?: number | null;
  width?: number | null;
  height?: number | null;
}
interface Discipline {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Office {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  address: InAllLanguages<string>;
  lat: number;
  lng: number;
  phone?: string | null;
  hours?: InAllLanguages<string>;
  headOffice?: boolean | null;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Report {
  id: number;
  name: InAllLanguages<string>;
  description?: InAllLanguages<string>;
  documents?: (number | Document)[] | null;
  type: 'annual' | 'technical' | 'policy' | 'brochure';
  authors?: (number | Person)[] | null;
  fiscalYear: string;
  publishedOn: string;
  publishedOn_tz: SupportedTimezones;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface SuccessStory {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  summary: InAllLanguages<string>;
  problem: InAllLanguages<object>;
  work: InAllLanguages<object>;
  outcome: InAllLanguages<object>;
  figures: {
    value: InAllLanguages<string>;
    unit?: InAllLanguages<string>;
    label: InAllLanguages<string>;
    asOf: string;
    asOf_tz: SupportedTimezones;
    source: InAllLanguages<string>;
    id?: string | null;
  }[];
  quote?: {
    language?: ('ne' | 'en') | null;
    text?: string | null;
    translation?: string | null;
    person?: InAllLanguages<string>;
    title?: InAllLanguages<string>;
    organisation?: InAllLanguages<string>;
    portrait?: (number | null) | Media;
    consent?: (number | null) | Consent;
  };
  files?: (number | Media)[] | null;
  project: number | Project | null;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Consent {
  id: number;
  name: string;
  givenOn: string;
  givenOn_tz: SupportedTimezones;
  until: string;
  until_tz: SupportedTimezones;
  coversName?: boolean | null;
  coversPicture?: boolean | null;
  coversTranslation?: boolean | null;
  withdrawnOn?: string | null;
  withdrawnOn_tz?: SupportedTimezones;
  search?: string | null;
  updatedAt: string;
  createdAt: string;
  url?: string | null;
  thumbnailURL?: string | null;
  filename?: string | null;
  mimeType?: string | null;
  filesize?: number | null;
  width?: number | null;
  height?: number | null;
}
interface Faq {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  answer: InAllLanguages<object>;
  group: 'clients' | 'contractors' | 'applicants' | 'communities';
  service?: (number | null) | Service;
  reviewBy?: string | null;
  reviewBy_tz?: SupportedTimezones;
  message?: number | null;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface News {
  id: number;
  name: InAllLanguages<string>;
  description?: InAllLanguages<string>;
  body?: InAllLanguages<object>;
  files?: (number | Media)[] | null;
  documents?: (number | Document)[] | null;
  event?: {
    startsAt?: string | null;
    startsAt_tz?: SupportedTimezones;
    endsAt?: string | null;
    endsAt_tz?: SupportedTimezones;
    place?: InAllLanguages<string>;
  };
  correction?: InAllLanguages<string>;
  publishedOn: string;
  publishedOn_tz: SupportedTimezones;
  category: 'news' | 'event' | 'award';
  author: number | Person | null;
  projects?: (number | Project)[] | null;
  download?: boolean | null;
  featured?: boolean | null;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface AlbumCategory {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  description?: InAllLanguages<string>;
  cover?: (number | null) | Media;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Album {
  id: number;
  name: InAllLanguages<string>;
  description?: InAllLanguages<string>;
  place?: InAllLanguages<string>;
  photos?:
    | {
        picture: number | Media | null;
        caption?: InAllLanguages<string>;
        place?: InAllLanguages<string>;
        credit?: InAllLanguages<string>;
        takenOn?: string | null;
        takenOn_tz?: SupportedTimezones;
        id?: string | null;
      }[]
    | null;
  category: number | AlbumCategory | null;
  takenOn: string;
  takenOn_tz: SupportedTimezones;
  project?: (number | null) | Project;
  cover?: (number | null) | Media;
  download?: boolean | null;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Notice {
  id: number;
  name: InAllLanguages<string>;
  body?: InAllLanguages<object>;
  documents?: (number | Document)[] | null;
  deadline?: string | null;
  deadline_tz?: SupportedTimezones;
  firstDeadline?: string | null;
  firstDeadline_tz?: SupportedTimezones;
  questionsUntil?: string | null;
  questionsUntil_tz?: SupportedTimezones;
  keyDates?:
    | {
        name: InAllLanguages<string>;
        date: string;
        date_tz: SupportedTimezones;
        wholeDay?: boolean | null;
        id?: string | null;
      }[]
    | null;
  howToSubmit?: InAllLanguages<string>;
  contact?: {
    name?: InAllLanguages<string>;
    phone?: string | null;
    email?: string | null;
  };
  addenda?:
    | {
        date: string;
        date_tz: SupportedTimezones;
        name: InAllLanguages<string>;
        description?: InAllLanguages<string>;
        changes?:
          | {
              what: InAllLanguages<string>;
              before?: InAllLanguages<string>;
              after: InAllLanguages<string>;
              id?: string | null;
            }[]
          | null;
        documents?: (number | Document)[] | null;
        id?: string | null;
      }[]
    | null;
  questions?:
    | {
        date: string;
        date_tz: SupportedTimezones;
        question: InAllLanguages<string>;
        answer?: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  number: string;
  type: 'vacancy' | 'procurement' | 'result' | 'agm' | 'general';
  vacancy?: (number | null) | Vacancy;
  publishedOn: string;
  publishedOn_tz: SupportedTimezones;
  withdrawn?: boolean | null;
  withdrawnReason?: InAllLanguages<string>;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Vacancy {
  id: number;
  name: InAllLanguages<string>;
  summary?: InAllLanguages<string>;
  discipline: number | Discipline | null;
  office: number | Office | null;
  place?: InAllLanguages<string>;
  employmentType: 'permanent' | 'fixed-term' | 'project' | 'internship' | 'consultancy';
  workPattern: 'office' | 'site' | 'mixed';
  posts: number;
  level?: InAllLanguages<string>;
  startsOn?: string | null;
  startsOn_tz?: SupportedTimezones;
  pay?: InAllLanguages<string>;
  payRange?: {
    min?: number | null;
    max?: number | null;
    currency?: string | null;
    unit?: ('month' | 'day' | 'year') | null;
  };
  duties?: InAllLanguages<object>;
  mustHave?: InAllLanguages<object>;
  goodToHave?: InAllLanguages<object>;
  benefits?: InAllLanguages<string>;
  contact?: InAllLanguages<string>;
  opensAt: string;
  opensAt_tz: SupportedTimezones;
  closesAt: string;
  closesAt_tz: SupportedTimezones;
  extendedFrom?: string | null;
  extendedFrom_tz?: SupportedTimezones;
  answerBy?: string | null;
  answerBy_tz?: SupportedTimezones;
  stages?:
    | {
        name: InAllLanguages<string>;
        date?: string | null;
        date_tz?: SupportedTimezones;
        text?: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  documents?:
    | {
        key: string;
        label: InAllLanguages<string>;
        types: ('pdf' | 'docx' | 'jpg' | 'png')[];
        maxMb: number;
        required?: boolean | null;
        id?: string | null;
      }[]
    | null;
  questions?:
    | {
        key: string;
        text: InAllLanguages<string>;
        kind: 'text' | 'yes-no' | 'number';
        maxLength?: number | null;
        required?: boolean | null;
        id?: string | null;
      }[]
    | null;
  criteria?:
    | {
        name: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  ref: string;
  filled?: boolean | null;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface WhoWeAre {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  description: InAllLanguages<string>;
  body?: InAllLanguages<object>;
  files?: (number | Media)[] | null;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface LegalVersion {
  id: number;
  name: InAllLanguages<string>;
  changes?: InAllLanguages<string>;
  body: InAllLanguages<object>;
  kind: 'privacy' | 'terms';
  inForceFrom: string;
  inForceFrom_tz: SupportedTimezones;
  material?: boolean | null;
  binding: 'en' | 'ne';
  checkedBy?: string | null;
  number?: number | null;
  announcedOn?: string | null;
  announcedOn_tz?: SupportedTimezones;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface Application {
  id: number;
  vacancy: number | Vacancy | null;
  reference?: string | null;
  name?: string | null;
  nameNe?: string | null;
  email?: string | null;
  phone?: string | null;
  country?: string | null;
  district?: string | null;
  currentPosition?: string | null;
  yearsExperience?: string | null;
  qualification?: string | null;
  necNo?: string | null;
  linkedin?: string | null;
  coverLetter?: string | null;
  heardFrom?: string | null;
  adjustments?: string | null;
  answers?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  files:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  locale?: string | null;
  consentVersion?: string | null;
  consentText?: string | null;
  changedAt?: string | null;
  stage: 'received' | 'reading' | 'interview' | 'offer' | 'hired' | 'refused';
  refusalReason?: (number | null) | RefusalReason;
  revision?: number | null;
  changes?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  history:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  personKey?: string | null;
  idempotencyKey?: string | null;
  linkKey?: string | null;
  scanDueAt?: number | null;
  receiptQueued?: boolean | null;
  search?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface RefusalReason {
  id: number;
  name: InAllLanguages<string>;
  toApplicant?: InAllLanguages<string>;
  updatedAt: string;
  createdAt: string;
}
interface ApplicationNote {
  id: number;
  application?: (number | null) | Application;
  author?: (number | null) | User;
  by: string;
  text: string;
  updatedAt: string;
  createdAt: string;
}
interface User {
  id: number;
  currentPassword?: string | null;
  name: string;
  role: 'owner' | 'editor' | 'hr' | 'enquiries';
  answersAs?: (number | null) | Person;
  updatedAt: string;
  createdAt: string;
  email: string;
  resetPasswordToken?: string | null;
  resetPasswordExpiration?: string | null;
  salt?: string | null;
  hash?: string | null;
  resetPasswordRequestedAt?: string | null;
  sessions?:
    | {
        id: string;
        createdAt?: string | null;
        expiresAt: string;
      }[]
    | null;
  password?: string | null;
  collection: 'users';
}
interface ApplicationScore {
  id: number;
  application?: (number | null) | Application;
  author?: (number | null) | User;
  by: string;
  marks:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  comment?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface ApplicantMail {
  id: number;
  application?: (number | null) | Application;
  to?: string | null;
  subject?: string | null;
  text?: string | null;
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
  by?: string | null;
  undoneBy?: string | null;
  step?: string | null;
  undoUntil?: number | null;
  dueAt?: number | null;
  key?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface Subscription {
  id: number;
  kind: 'vacancies' | 'notices';
  filter?: string | null;
  locale?: string | null;
  confirmedAt?: string | null;
  pausedAt?: string | null;
  failures?: number | null;
  email?: string | null;
  person?: string | null;
  key?: string | null;
  linkKey?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface AlertMail {
  id: number;
  kind?: string | null;
  item?: number | null;
  event?: string | null;
  state: 'pending' | 'sending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
  subscription?: (number | null) | Subscription;
  person?: string | null;
  dueAt?: number | null;
  key?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface MailTemplate {
  id: number;
  name: InAllLanguages<string>;
  stage: 'received' | 'reading' | 'interview' | 'offer' | 'hired' | 'refused';
  subject: InAllLanguages<string>;
  text: InAllLanguages<string>;
  updatedAt: string;
  createdAt: string;
}
interface PaperOpening {
  id: number;
  by: string;
  reference: string;
  paper: string;
  updatedAt: string;
  createdAt: string;
}
interface ContactMessage {
  id: number;
  name?: string | null;
  company?: string | null;
  country?: string | null;
  email?: string | null;
  phone?: string | null;
  message?: string | null;
  faq?: number | null;
  locale?: string | null;
  suspicious?: boolean | null;
  state: 'new' | 'assigned' | 'answered' | 'closed' | 'spam';
  assignee?: (number | null) | User;
  log?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  moves?: number | null;
  erasedAt?: string | null;
  reasons?: string | null;
  firmMail: {
    state: 'pending' | 'sent' | 'failed' | 'withheld';
    attempts: number;
    sentAt?: string | null;
    problem?: string | null;
  };
  senderMail: {
    state: 'pending' | 'sent' | 'failed' | 'withheld';
    attempts: number;
    sentAt?: string | null;
    problem?: string | null;
  };
  mailDueAt?: number | null;
  idempotencyKey?: string | null;
  contentHash?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface ContactAnswer {
  id: number;
  message?: (number | null) | ContactMessage;
  by?: string | null;
  locale?: string | null;
  subject?: string | null;
  text?: string | null;
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
  dueAt?: number | null;
  key?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface FaqVote {
  id: number;
  faq?: (number | null) | Faq;
  day: string;
  helpful: number;
  unhelpful: number;
}
interface Complaint {
  id: number;
  kind?: ('complaint' | 'feedback' | 'suggestion' | 'thanks') | null;
  topic?:
    | (
        | 'danger'
        | 'service'
        | 'land'
        | 'environment'
        | 'labour'
        | 'conduct'
        | 'corruption'
        | 'abuse'
        | 'retaliation'
        | 'procurement'
        | 'data'
        | 'website'
        | 'other'
      )
    | null;
  subject?: string | null;
  description?: string | null;
  place?: string | null;
  way?: ('named' | 'confidential' | 'anonymous') | null;
  contact?: string | null;
  hasEmail?: boolean | null;
  restricted?: boolean | null;
  locale?: string | null;
  state: 'received' | 'acknowledged' | 'review' | 'decided' | 'appealed' | 'closed' | 'withdrawn' | 'spam';
  log?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  files?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  scanDueAt?: number | null;
  moves: number;
  receivedAt: string;
  endedAt?: string | null;
  held?: boolean | null;
  toldDay?: number | null;
  writerMail: {
    state: 'pending' | 'sent' | 'failed' | 'withheld';
    attempts: number;
    sentAt?: string | null;
    problem?: string | null;
  };
  handlersMail: {
    state: 'pending' | 'sent' | 'failed' | 'withheld';
    attempts: number;
    sentAt?: string | null;
    problem?: string | null;
  };
  mailDueAt?: number | null;
  codeHash: string;
  contentHash?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface ForumPost {
  id: number;
  kind: string;
  discussion?: (number | null) | ForumPost;
  author?: (number | null) | Member;
  person?: (number | null) | Person;
  staff?: boolean | null;
  category?: (number | null) | ForumCategory;
  lang?: string | null;
  title?: string | null;
  text?: string | null;
  quoted?: number | null;
  quote?: string | null;
  state: string;
  reason?: string | null;
  doubt?: string | null;
  publishedAt?: number | null;
  editedAt?: number | null;
  accepted?: number | null;
  acceptedAt?: number | null;
  closed?: string | null;
  muted?: boolean | null;
  moves?: number | null;
  revision?: number | null;
  history?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  log?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  idempotencyKey?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface Member {
  id: number;
  name?: string | null;
  state: 'active' | 'suspended';
  reason?: string | null;
  publicId?: string | null;
  locale?: string | null;
  lastSeenDay?: string | null;
  termsVersion?: number | null;
  email?: string | null;
  emailKey?: string | null;
  passwordHash?: string | null;
  epoch?: number | null;
  linkKey?: string | null;
  noForumMails?: boolean | null;
  pendingEmail?: string | null;
  previousEmail?: string | null;
  previousUntil?: number | null;
  updatedAt: string;
  createdAt: string;
}
interface ForumCategory {
  id: number;
  _order?: string | null;
  name: InAllLanguages<string>;
  description?: InAllLanguages<string>;
  rules?: InAllLanguages<string>;
  experts?: (number | Person)[] | null;
  tell?: InAllLanguages<string>;
  search?: string | null;
  textChangedAt?: InAllLanguages<string>;
  textCheckedAt?: InAllLanguages<string>;
  deletedAt?: string | null;
  deletedBy?: string | null;
  updatedAt: string;
  createdAt: string;
  _status?: ('draft' | 'published') | null;
}
interface ForumFlag {
  id: number;
  post?: (number | null) | ForumPost;
  member?: (number | null) | Member;
  reason: string;
  text?: string | null;
  settled?: boolean | null;
  updatedAt: string;
  createdAt: string;
}
interface ForumFollow {
  id: number;
  discussion?: (number | null) | ForumPost;
  member?: (number | null) | Member;
  updatedAt: string;
  createdAt: string;
}
interface ForumMail {
  id: number;
  kind: string;
  member?: (number | null) | Member;
  post?: (number | null) | ForumPost;
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
  dueAt?: number | null;
  key?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface SearchSynonym {
  id: number;
  words: string;
  name?: string | null;
  search?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface SuggestedResult {
  id: number;
  words: string;
  name?: string | null;
  path: string;
  search?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface SearchCount {
  id: number;
  scope: string;
  day: string;
  words: string;
  count: number;
  found?: boolean | null;
}
interface MemberRegistration {
  id: number;
  name: string;
  email: string;
  emailKey: string;
  mailbox?: string | null;
  passwordHash: string;
  termsVersion: number;
  locale: string;
  linkKey: string;
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
  dueAt?: number | null;
  key?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface MemberSession {
  id: number;
  publicId: string;
  member: number | Member;
  tokenHash: string;
  deviceHash: string;
  epoch: number;
  expiresAt: number;
  usedDay: string;
  agent?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface MemberMail {
  id: number;
  kind: string;
  member?: (number | null) | Member;
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
  dueAt?: number | null;
  key?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface Erasure {
  id: number;
  kind:
    | 'applications'
    | 'uploads'
    | 'messages'
    | 'complaints'
    | 'contacts'
    | 'subscriptions'
    | 'openings'
    | 'infected'
    | 'copies'
    | 'bin'
    | 'members';
  mode: 'real' | 'dry' | 'held' | 'restored';
  count: number;
  oldest?: string | null;
  references?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  by: string;
  updatedAt: string;
  createdAt: string;
}
interface FaultMail {
  id: number;
  to?: string | null;
  subject?: string | null;
  text?: string | null;
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
  faults?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  dueAt?: number | null;
  key?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface AccountMail {
  id: number;
  to: string;
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
  dueAt?: number | null;
  key?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface SystemState {
  id: number;
  name: string;
  value: number;
  holder?: string | null;
  updatedAt: string;
  createdAt: string;
}
interface SystemChange {
  id: number;
  name: string;
  revision: number;
}
interface SystemName {
  id: number;
  name: string;
  item: number;
}
interface WorkingCopy {
  id: number;
  user?: (number | null) | User;
  collection: string;
  item: string;
  locale: string;
  baseUpdatedAt: number;
  fields:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  at: number;
}
interface DocumentText {
  id: number;
  document: number;
  page: number;
  sha256: string;
  text: string;
}
interface HomePage {
  id: number;
  sliders?:
    | {
        name: InAllLanguages<string>;
        description?: InAllLanguages<string>;
        caption?: InAllLanguages<string>;
        picture: number | Media | null;
        actionLabel?: InAllLanguages<string>;
        actionHref?: string | null;
        id?: string | null;
      }[]
    | null;
  perspectiveInfo?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  perspective?: (number | null) | Person;
  valuesInfo?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  mission?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  vision?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  objective?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  whoWeAre?: (number | null) | WhoWeAre;
  statistics?:
    | {
        value: InAllLanguages<string>;
        label: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  locationInfo?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  center?: {
    lat?: number | null;
    lng?: number | null;
  };
  projectInfo?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  serviceInfo?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  newsInfo?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  contactInfo?: {
    name?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  contactMap?: {
    link?: string | null;
    embed?: string | null;
  };
  seo?: {
    title?: InAllLanguages<string>;
    description?: InAllLanguages<string>;
  };
  _status?: ('draft' | 'published') | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}
interface AboutPage {
  id: number;
  name?: InAllLanguages<string>;
  intro?: InAllLanguages<string>;
  picture?: (number | null) | Media;
  profile?: (number | null) | Document;
  timeline?:
    | {
        year: number;
        text: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  figures?:
    | {
        label: InAllLanguages<string>;
        value: InAllLanguages<string>;
        unit?: InAllLanguages<string>;
        asOf?: string | null;
        asOf_tz?: SupportedTimezones;
        id?: string | null;
      }[]
    | null;
  registrations?:
    | {
        name: InAllLanguages<string>;
        issuer?: InAllLanguages<string>;
        number?: string | null;
        validUntil?: string | null;
        validUntil_tz?: SupportedTimezones;
        file?: (number | null) | Document;
        id?: string | null;
      }[]
    | null;
  organisation?:
    | {
        name: InAllLanguages<string>;
        head?: (number | null) | Person;
        departments?:
          | {
              name: InAllLanguages<string>;
              head?: (number | null) | Person;
              sections?:
                | {
                    name: InAllLanguages<string>;
                    head?: (number | null) | Person;
                    id?: string | null;
                  }[]
                | null;
              id?: string | null;
            }[]
          | null;
        id?: string | null;
      }[]
    | null;
  _status?: ('draft' | 'published') | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}
interface CareersPage {
  id: number;
  name?: InAllLanguages<string>;
  lead?: InAllLanguages<string>;
  picture?: (number | null) | Media;
  equalChance?: InAllLanguages<string>;
  fraudWarning?: InAllLanguages<string>;
  benefits?:
    | {
        text: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  alertsEnabled?: boolean | null;
  alertsText?: InAllLanguages<string>;
  steps?:
    | {
        name: InAllLanguages<string>;
        text: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  promise?: number | null;
  criteria?:
    | {
        name: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  consent?: InAllLanguages<string>;
  consentVersion?: number | null;
  retentionDays?: number | null;
  _status?: ('draft' | 'published') | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}
interface HeaderBanner {
  id: number;
  enabled?: boolean | null;
  description?: InAllLanguages<string>;
  _status?: ('draft' | 'published') | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}
interface SiteIdentity {
  id: number;
  name: InAllLanguages<string>;
  shortName?: InAllLanguages<string>;
  legalName?: InAllLanguages<string>;
  tagline?: InAllLanguages<string>;
  founded?: number | null;
  markOnLight?: (number | null) | Media;
  markOnDark?: (number | null) | Media;
  icon?: (number | null) | Media;
  sharePicture?: (number | null) | Media;
  address?: InAllLanguages<string>;
  phone?: string | null;
  email?: string | null;
  profiles?:
    | {
        name: string;
        address: string;
        id?: string | null;
      }[]
    | null;
  press?: {
    name?: InAllLanguages<string>;
    phone?: string | null;
    email?: string | null;
  };
  links?:
    | {
        label: InAllLanguages<string>;
        address: string;
        id?: string | null;
      }[]
    | null;
  registrations?:
    | {
        text: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  copyright?: InAllLanguages<string>;
  _status?: ('draft' | 'published') | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}
interface EnquirySetting {
  id: number;
  recipient: string;
  sender: string;
  accepted: InAllLanguages<string>;
  acknowledgementSubject: InAllLanguages<string>;
  acknowledgement: InAllLanguages<string>;
  closing?: InAllLanguages<string>;
  overdueAfterHours: number;
  updatedAt?: string | null;
  createdAt?: string | null;
}
interface ComplaintSetting {
  id: number;
  open?: boolean | null;
  handlers?: (number | User)[] | null;
  secondHandlers?: (number | User)[] | null;
  doors?:
    | {
        name: InAllLanguages<string>;
        text: InAllLanguages<string>;
        id?: string | null;
      }[]
    | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}
interface CommunitySetting {
  id: number;
  accounts: 'open' | 'members' | 'closed';
  forum: 'open' | 'readOnly' | 'closed';
  officerName?: InAllLanguages<string>;
  officerContact?: InAllLanguages<string>;
  _status?: ('draft' | 'published') | null;
  updatedAt?: string | null;
  createdAt?: string | null;
}
interface RetentionSetting {
  id: number;
  applicationDays: number;
  hiredDays: number;
  messageMonths: number;
  complaintMonths: number;
  uploadHours: number;
  openingMonths: number;
  infectedDays: number;
  guardShare: number;
  guardFloor: number;
  updatedAt?: string | null;
  createdAt?: string | null;
}
