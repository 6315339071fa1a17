import * as migration_20261121_065043_initial from "./20261121_065043_initial.ts";
import * as migration_20261121_163259_screens from "./20261121_163259_screens.ts";
import * as migration_20261122_064430_numbers from "./20261122_064430_numbers.ts";
import * as migration_20261122_064703_names from "./20261122_064703_names.ts";
import * as migration_20261122_072119_fault_mails from "./20261122_072119_fault_mails.ts";
import * as migration_20261122_073613_pictures from "./20261122_073613_pictures.ts";
import * as migration_20261122_081807_accounts from "./20261122_081807_accounts.ts";
import * as migration_20261122_082756_working_copies from "./20261122_082756_working_copies.ts";
import * as migration_20261122_093922_bin from "./20261122_093922_bin.ts";
import * as migration_20261123_001748_legal_texts from "./20261123_001748_legal_texts.ts";
import * as migration_20261123_014248_careers_picture from "./20261123_014248_careers_picture.ts";
import * as migration_20261123_020259_press from "./20261123_020259_press.ts";
import * as migration_20261123_045433_amounts_compared from "./20261123_045433_amounts_compared.ts";
import * as migration_20261123_053018_members from "./20261123_053018_members.ts";
import * as migration_20261123_072838_tall_crops from "./20261123_072838_tall_crops.ts";
import * as migration_20261123_083853_faqs from "./20261123_083853_faqs.ts";
import * as migration_20261123_102101_stories from "./20261123_102101_stories.ts";
import * as migration_20261123_113312_complaints from "./20261123_113312_complaints.ts";
import * as migration_20261123_135433_document_texts from "./20261123_135433_document_texts.ts";
import * as migration_20261123_142330_complaint_files from "./20261123_142330_complaint_files.ts";
import * as migration_20261123_143528_forum from "./20261123_143528_forum.ts";
import * as migration_20261123_144443_search_words from "./20261123_144443_search_words.ts";
import * as migration_20261123_180624_forum_revision from "./20261123_180624_forum_revision.ts";
import * as migration_20261124_181753_urgent_complaints from "./20261124_181753_urgent_complaints.ts";
import * as migration_20261124_181820_forum_follows_and_terms from "./20261124_181820_forum_follows_and_terms.ts";
import * as migration_20261124_214903_faq_searches from "./20261124_214903_faq_searches.ts";
import * as migration_20261125_012714_search_scopes from "./20261125_012714_search_scopes.ts";
import * as migration_20261126_100636_notice_vacancy from "./20261126_100636_notice_vacancy.ts";
import * as migration_20261126_205803_registration_mailbox from "./20261126_205803_registration_mailbox.ts";
import * as migration_20261127_111423_contacts_of_complaints from "./20261127_111423_contacts_of_complaints.ts";
import * as migration_20261128_151213_ended_subscriptions from "./20261128_151213_ended_subscriptions.ts";

export const migrations = [
  { name: "20261121_065043_initial", up: migration_20261121_065043_initial.up, down: migration_20261121_065043_initial.down },
  { name: "20261121_163259_screens", up: migration_20261121_163259_screens.up, down: migration_20261121_163259_screens.down },
  { name: "20261122_064430_numbers", up: migration_20261122_064430_numbers.up, down: migration_20261122_064430_numbers.down },
  { name: "20261122_064703_names", up: migration_20261122_064703_names.up, down: migration_20261122_064703_names.down },
  { name: "20261122_072119_fault_mails", up: migration_20261122_072119_fault_mails.up, down: migration_20261122_072119_fault_mails.down },
  { name: "20261122_073613_pictures", up: migration_20261122_073613_pictures.up, down: migration_20261122_073613_pictures.down },
  { name: "20261122_081807_accounts", up: migration_20261122_081807_accounts.up, down: migration_20261122_081807_accounts.down },
  { name: "20261122_082756_working_copies", up: migration_20261122_082756_working_copies.up, down: migration_20261122_082756_working_copies.down },
  { name: "20261122_093922_bin", up: migration_20261122_093922_bin.up, down: migration_20261122_093922_bin.down },
  { name: "20261123_001748_legal_texts", up: migration_20261123_001748_legal_texts.up, down: migration_20261123_001748_legal_texts.down },
  { name: "20261123_014248_careers_picture", up: migration_20261123_014248_careers_picture.up, down: migration_20261123_014248_careers_picture.down },
  { name: "20261123_020259_press", up: migration_20261123_020259_press.up, down: migration_20261123_020259_press.down },
  { name: "20261123_045433_amounts_compared", up: migration_20261123_045433_amounts_compared.up, down: migration_20261123_045433_amounts_compared.down },
  { name: "20261123_053018_members", up: migration_20261123_053018_members.up, down: migration_20261123_053018_members.down },
  { name: "20261123_072838_tall_crops", up: migration_20261123_072838_tall_crops.up, down: migration_20261123_072838_tall_crops.down },
  { name: "20261123_083853_faqs", up: migration_20261123_083853_faqs.up, down: migration_20261123_083853_faqs.down },
  { name: "20261123_102101_stories", up: migration_20261123_102101_stories.up, down: migration_20261123_102101_stories.down },
  { name: "20261123_113312_complaints", up: migration_20261123_113312_complaints.up, down: migration_20261123_113312_complaints.down },
  { name: "20261123_135433_document_texts", up: migration_20261123_135433_document_texts.up, down: migration_20261123_135433_document_texts.down },
  { name: "20261123_142330_complaint_files", up: migration_20261123_142330_complaint_files.up, down: migration_20261123_142330_complaint_files.down },
  { name: "20261123_143528_forum", up: migration_20261123_143528_forum.up, down: migration_20261123_143528_forum.down },
  { name: "20261123_144443_search_words", up: migration_20261123_144443_search_words.up, down: migration_20261123_144443_search_words.down },
  { name: "20261123_180624_forum_revision", up: migration_20261123_180624_forum_revision.up, down: migration_20261123_180624_forum_revision.down },
  { name: "20261124_181753_urgent_complaints", up: migration_20261124_181753_urgent_complaints.up, down: migration_20261124_181753_urgent_complaints.down },
  { name: "20261124_181820_forum_follows_and_terms", up: migration_20261124_181820_forum_follows_and_terms.up, down: migration_20261124_181820_forum_follows_and_terms.down },
  { name: "20261124_214903_faq_searches", up: migration_20261124_214903_faq_searches.up, down: migration_20261124_214903_faq_searches.down },
  { name: "20261125_012714_search_scopes", up: migration_20261125_012714_search_scopes.up, down: migration_20261125_012714_search_scopes.down },
  { name: "20261126_100636_notice_vacancy", up: migration_20261126_100636_notice_vacancy.up, down: migration_20261126_100636_notice_vacancy.down },
  { name: "20261126_205803_registration_mailbox", up: migration_20261126_205803_registration_mailbox.up, down: migration_20261126_205803_registration_mailbox.down },
  { name: "20261127_111423_contacts_of_complaints", up: migration_20261127_111423_contacts_of_complaints.up, down: migration_20261127_111423_contacts_of_complaints.down },
  { name: "20261128_151213_ended_subscriptions", up: migration_20261128_151213_ended_subscriptions.up, down: migration_20261128_151213_ended_subscriptions.down },
];
