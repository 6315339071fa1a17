import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_163258_screens from "./20261121_163258_screens.ts";
import * as migration_20261122_064428_numbers from "./20261122_064428_numbers.ts";
import * as migration_20261122_064700_names from "./20261122_064700_names.ts";
import * as migration_20261122_072116_fault_mails from "./20261122_072116_fault_mails.ts";
import * as migration_20261122_073609_pictures from "./20261122_073609_pictures.ts";
import * as migration_20261122_081804_accounts from "./20261122_081804_accounts.ts";
import * as migration_20261122_082754_working_copies from "./20261122_082754_working_copies.ts";
import * as migration_20261122_093922_bin from "./20261122_093922_bin.ts";
import * as migration_20261123_001747_legal_texts from "./20261123_001747_legal_texts.ts";
import * as migration_20261123_014246_careers_picture from "./20261123_014246_careers_picture.ts";
import * as migration_20261123_020258_press from "./20261123_020258_press.ts";
import * as migration_20261123_045433_amounts_compared from "./20261123_045433_amounts_compared.ts";
import * as migration_20261123_053018_members from "./20261123_053018_members.ts";
import * as migration_20261123_072837_tall_crops from "./20261123_072837_tall_crops.ts";
import * as migration_20261123_083852_faqs from "./20261123_083852_faqs.ts";
import * as migration_20261123_102059_stories from "./20261123_102059_stories.ts";
import * as migration_20261123_113310_complaints from "./20261123_113310_complaints.ts";
import * as migration_20261123_135432_document_texts from "./20261123_135432_document_texts.ts";
import * as migration_20261123_142329_complaint_files from "./20261123_142329_complaint_files.ts";
import * as migration_20261123_143526_forum from "./20261123_143526_forum.ts";
import * as migration_20261123_144442_search_words from "./20261123_144442_search_words.ts";
import * as migration_20261123_180622_forum_revision from "./20261123_180622_forum_revision.ts";
import * as migration_20261124_181819_forum_follows_and_terms from "./20261124_181819_forum_follows_and_terms.ts";
import * as migration_20261124_214901_faq_searches from "./20261124_214901_faq_searches.ts";
import * as migration_20261125_012713_search_scopes from "./20261125_012713_search_scopes.ts";
import * as migration_20261126_100635_notice_vacancy from "./20261126_100635_notice_vacancy.ts";
import * as migration_20261126_205800_registration_mailbox from "./20261126_205800_registration_mailbox.ts";
import * as migration_20261127_111421_contacts_of_complaints from "./20261127_111421_contacts_of_complaints.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_163258_screens", up: migration_20261121_163258_screens.up, down: migration_20261121_163258_screens.down },
  { name: "20261122_064428_numbers", up: migration_20261122_064428_numbers.up, down: migration_20261122_064428_numbers.down },
  { name: "20261122_064700_names", up: migration_20261122_064700_names.up, down: migration_20261122_064700_names.down },
  { name: "20261122_072116_fault_mails", up: migration_20261122_072116_fault_mails.up, down: migration_20261122_072116_fault_mails.down },
  { name: "20261122_073609_pictures", up: migration_20261122_073609_pictures.up, down: migration_20261122_073609_pictures.down },
  { name: "20261122_081804_accounts", up: migration_20261122_081804_accounts.up, down: migration_20261122_081804_accounts.down },
  { name: "20261122_082754_working_copies", up: migration_20261122_082754_working_copies.up, down: migration_20261122_082754_working_copies.down },
  { name: "20261122_093922_bin", up: migration_20261122_093922_bin.up, down: migration_20261122_093922_bin.down },
  { name: "20261123_001747_legal_texts", up: migration_20261123_001747_legal_texts.up, down: migration_20261123_001747_legal_texts.down },
  { name: "20261123_014246_careers_picture", up: migration_20261123_014246_careers_picture.up, down: migration_20261123_014246_careers_picture.down },
  { name: "20261123_020258_press", up: migration_20261123_020258_press.up, down: migration_20261123_020258_press.down },
  { name: "20261123_045433_amounts_compared", up: migration_20261123_045433_amounts_compared.up, down: migration_20261123_045433_amounts_compared.down },
  { name: "20261123_053018_members", up: migration_20261123_053018_members.up, down: migration_20261123_053018_members.down },
  { name: "20261123_072837_tall_crops", up: migration_20261123_072837_tall_crops.up, down: migration_20261123_072837_tall_crops.down },
  { name: "20261123_083852_faqs", up: migration_20261123_083852_faqs.up, down: migration_20261123_083852_faqs.down },
  { name: "20261123_102059_stories", up: migration_20261123_102059_stories.up, down: migration_20261123_102059_stories.down },
  { name: "20261123_113310_complaints", up: migration_20261123_113310_complaints.up, down: migration_20261123_113310_complaints.down },
  { name: "20261123_135432_document_texts", up: migration_20261123_135432_document_texts.up, down: migration_20261123_135432_document_texts.down },
  { name: "20261123_142329_complaint_files", up: migration_20261123_142329_complaint_files.up, down: migration_20261123_142329_complaint_files.down },
  { name: "20261123_143526_forum", up: migration_20261123_143526_forum.up, down: migration_20261123_143526_forum.down },
  { name: "20261123_144442_search_words", up: migration_20261123_144442_search_words.up, down: migration_20261123_144442_search_words.down },
  { name: "20261123_180622_forum_revision", up: migration_20261123_180622_forum_revision.up, down: migration_20261123_180622_forum_revision.down },
  { name: "20261124_181819_forum_follows_and_terms", up: migration_20261124_181819_forum_follows_and_terms.up, down: migration_20261124_181819_forum_follows_and_terms.down },
  { name: "20261124_214901_faq_searches", up: migration_20261124_214901_faq_searches.up, down: migration_20261124_214901_faq_searches.down },
  { name: "20261125_012713_search_scopes", up: migration_20261125_012713_search_scopes.up, down: migration_20261125_012713_search_scopes.down },
  { name: "20261126_100635_notice_vacancy", up: migration_20261126_100635_notice_vacancy.up, down: migration_20261126_100635_notice_vacancy.down },
  { name: "20261126_205800_registration_mailbox", up: migration_20261126_205800_registration_mailbox.up, down: migration_20261126_205800_registration_mailbox.down },
  { name: "20261127_111421_contacts_of_complaints", up: migration_20261127_111421_contacts_of_complaints.up, down: migration_20261127_111421_contacts_of_complaints.down },
];
