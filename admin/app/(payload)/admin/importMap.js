import { WorkingCopy as WorkingCopy_1a060900fdf93fa46487ee7d782c25d3 } from '../../../components/copies/working-copy.tsx'
import { InBin as InBin_458f21c2f58e9bc85457a4501348881e } from '../../../components/bin/in-bin.tsx'
import { ScheduleFaults as ScheduleFaults_16a2377dbe97b0d2efabebde6a0f5a6f } from '../../../components/faults/schedule-faults.tsx'
import { TitleCell as TitleCell_e576920f5a08a5652822be1fc40ed1b2 } from '../../../components/lists/list-cells.tsx'
import { AddPictures as AddPictures_337f5e04dafe091b455d03941da4f767 } from '../../../components/pictures/add-pictures.tsx'
import { StatusCell as StatusCell_e576920f5a08a5652822be1fc40ed1b2 } from '../../../components/lists/list-cells.tsx'
import { BinList as BinList_d28330a36b17d29e9d9b375da6f27f0f } from '../../../components/bin/bin-list.tsx'
import { DeleteItem as DeleteItem_2c048fac05e67d8cccaa2f9fdcb5c44b } from '../../../components/bin/delete-item.tsx'
import { PublishButton as PublishButton_48bbd5c7ddfd067b601123978398b940 } from '../../../components/publishing/publish-button.tsx'
import { UnpublishButton as UnpublishButton_29bb20b4bd61b8f0b2975292e014575c } from '../../../components/publishing/unpublish-button.tsx'
import { BikramSambatDate as BikramSambatDate_b64773567710324c499bf362231a9a8b } from '../../../components/bikram-sambat-date.tsx'
import { RowTitle as RowTitle_54b8c86edfab9b34796bcd525adf3677 } from '../../../components/row-title.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AddDocument as AddDocument_680b3eb60658c599810bfbfb8ce16380 } from '../../../components/pictures/add-document.tsx'
import { ProjectTableLink as ProjectTableLink_caeeef8f83a6dedf2d65d93bdd3554bc } from '../../../components/table-link.tsx'
import { ConsentOverview as ConsentOverview_b5a701a88aeb4a83174694f4d7748d28 } from '../../../components/stories/consent-overview.tsx'
import { ConsentSummary as ConsentSummary_9729899c599fa2570b9583f67a055879 } from '../../../components/stories/consent-summary.tsx'
import { FaqOrigin as FaqOrigin_e369903f90fc597b57f84ca707275d6d } from '../../../components/faqs/faq-origin.tsx'
import { Helpfulness as Helpfulness_e08c00cf423a4f2731ddba976cbad3fc } from '../../../components/faqs/helpfulness.tsx'
import { AddPhotos as AddPhotos_337f5e04dafe091b455d03941da4f767 } from '../../../components/pictures/add-pictures.tsx'
import { OriginalBack as OriginalBack_b04a3836ab0fc66409ef2a758a12b0e0 } from '../../../components/pictures/original-back.tsx'
import { JudgedUpload as JudgedUpload_f61d3b0c02dcc8aa9ba2c20871d6e1ea } from '../../../components/pictures/judged-upload.tsx'
import { VacancyChecklist as VacancyChecklist_e945dddc90a57eeda86be8c4159c44ca } from '../../../components/vacancy-checklist.tsx'
import { ApplicationAnswers as ApplicationAnswers_57d815c4c5e2dca3b0310056e3ce7c08 } from '../../../components/application-answers.tsx'
import { ApplicationDocuments as ApplicationDocuments_437476ce6ca63064c2fcd64f7d05f8f9 } from '../../../components/application-documents.tsx'
import { Desk as Desk_9b2f5fbadbc3b17a61283003eef99065 } from '../../../components/desk/desk.tsx'
import { BoardLink as BoardLink_f34fd9babb9d6cf6edb206a9fc1b9eb7 } from '../../../components/board/board-link.tsx'
import { EndSubscriptions as EndSubscriptions_01bdb955d0c30b227fa991ec65a5b61f } from '../../../components/subscriptions/end-subscriptions.tsx'
import { MessageView as MessageView_caa3727fe9585935d6c9db43e09383cd } from '../../../components/inbox/message-view.tsx'
import { InboxList as InboxList_a1859ef7c10899d4faa926937a46472d } from '../../../components/inbox/inbox-list.tsx'
import { ComplaintView as ComplaintView_b8d4d0eaac5173f80ae626c22ca2cb27 } from '../../../components/complaints/complaint-view.tsx'
import { ComplaintsList as ComplaintsList_36c932e00df71345cc769e3cfde4b6c4 } from '../../../components/complaints/complaints-list.tsx'
import { PostView as PostView_ac0ac370d78a30ee367486cbf3cde09e } from '../../../components/forum/post-view.tsx'
import { ForumQueue as ForumQueue_b4e9f12fd9154ab8b14320e9592ad59a } from '../../../components/forum/forum-queue.tsx'
import { CurrentPassword as CurrentPassword_d27dacf75e7fb8ec42bc3c1705175ccd } from '../../../components/account/current-password.tsx'
import { SignOutEverywhere as SignOutEverywhere_3701e2252f918b67caee7c961069ad2e } from '../../../components/account/sign-out.tsx'
import { RetentionPanel as RetentionPanel_e7794f6de48c73cc7a11cd668c9f7507 } from '../../../components/retention/retention-panel.tsx'
import { Mark as Mark_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { StartHeading as StartHeading_20d4a8125e1552976b5fdcf67a0e394e } from '../../../components/start-heading.tsx'
import { RetentionWarning as RetentionWarning_06fdc2526705c0395a75fe4ad6aa0f9b } from '../../../components/retention/retention-warning.tsx'
import { WaitingComplaints as WaitingComplaints_9f717d7e025e87065afd2edf0e9a9ece } from '../../../components/complaints/waiting-complaints.tsx'
import { WaitingNote as WaitingNote_cbcd6de3d88ba781607e8ef68735bfdb } from '../../../components/forum/waiting-note.tsx'
import { DueAnswers as DueAnswers_6ef23d8437468e61ab67d5d891d850ca } from '../../../components/faqs/due-answers.tsx'
import { RegistrationNote as RegistrationNote_b11efc06b40d88d1fbcccd57f88c8706 } from '../../../components/members/registration-note.tsx'
import { BoardNavLink as BoardNavLink_f34fd9babb9d6cf6edb206a9fc1b9eb7 } from '../../../components/board/board-link.tsx'
import { SearchesNavLink as SearchesNavLink_8a94f481d20604f047175645eac32bd1 } from '../../../components/searches/searches-link.tsx'
import { SessionKeeper as SessionKeeper_5744c915ae01ade66547df7d1edf98d3 } from '../../../components/session/session-keeper.tsx'
import { PasteGuard as PasteGuard_6b28c95176df027ae11d114351e686db } from '../../../components/paste/paste-guard.tsx'
import { SpokenControls as SpokenControls_02112bad95998c9f1e92717ba998de4a } from '../../../components/spoken/spoken-controls.tsx'
import { Board as Board_d95cbb30cf694cdcd4aad7f3d045f908 } from '../../../components/board/board.tsx'
import { Searches as Searches_98e2c7654e69613f4f323ae219c66663 } from '../../../components/searches/searches.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/copies/working-copy.tsx#WorkingCopy": WorkingCopy_1a060900fdf93fa46487ee7d782c25d3,
  "/components/bin/in-bin.tsx#InBin": InBin_458f21c2f58e9bc85457a4501348881e,
  "/components/faults/schedule-faults.tsx#ScheduleFaults": ScheduleFaults_16a2377dbe97b0d2efabebde6a0f5a6f,
  "/components/lists/list-cells.tsx#TitleCell": TitleCell_e576920f5a08a5652822be1fc40ed1b2,
  "/components/pictures/add-pictures.tsx#AddPictures": AddPictures_337f5e04dafe091b455d03941da4f767,
  "/components/lists/list-cells.tsx#StatusCell": StatusCell_e576920f5a08a5652822be1fc40ed1b2,
  "/components/bin/bin-list.tsx#BinList": BinList_d28330a36b17d29e9d9b375da6f27f0f,
  "/components/bin/delete-item.tsx#DeleteItem": DeleteItem_2c048fac05e67d8cccaa2f9fdcb5c44b,
  "/components/publishing/publish-button.tsx#PublishButton": PublishButton_48bbd5c7ddfd067b601123978398b940,
  "/components/publishing/unpublish-button.tsx#UnpublishButton": UnpublishButton_29bb20b4bd61b8f0b2975292e014575c,
  "/components/bikram-sambat-date.tsx#BikramSambatDate": BikramSambatDate_b64773567710324c499bf362231a9a8b,
  "/components/row-title.tsx#RowTitle": RowTitle_54b8c86edfab9b34796bcd525adf3677,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/pictures/add-document.tsx#AddDocument": AddDocument_680b3eb60658c599810bfbfb8ce16380,
  "/components/table-link.tsx#ProjectTableLink": ProjectTableLink_caeeef8f83a6dedf2d65d93bdd3554bc,
  "/components/stories/consent-overview.tsx#ConsentOverview": ConsentOverview_b5a701a88aeb4a83174694f4d7748d28,
  "/components/stories/consent-summary.tsx#ConsentSummary": ConsentSummary_9729899c599fa2570b9583f67a055879,
  "/components/faqs/faq-origin.tsx#FaqOrigin": FaqOrigin_e369903f90fc597b57f84ca707275d6d,
  "/components/faqs/helpfulness.tsx#Helpfulness": Helpfulness_e08c00cf423a4f2731ddba976cbad3fc,
  "/components/pictures/add-pictures.tsx#AddPhotos": AddPhotos_337f5e04dafe091b455d03941da4f767,
  "/components/pictures/original-back.tsx#OriginalBack": OriginalBack_b04a3836ab0fc66409ef2a758a12b0e0,
  "/components/pictures/judged-upload.tsx#JudgedUpload": JudgedUpload_f61d3b0c02dcc8aa9ba2c20871d6e1ea,
  "/components/vacancy-checklist.tsx#VacancyChecklist": VacancyChecklist_e945dddc90a57eeda86be8c4159c44ca,
  "/components/application-answers.tsx#ApplicationAnswers": ApplicationAnswers_57d815c4c5e2dca3b0310056e3ce7c08,
  "/components/application-documents.tsx#ApplicationDocuments": ApplicationDocuments_437476ce6ca63064c2fcd64f7d05f8f9,
  "/components/desk/desk.tsx#Desk": Desk_9b2f5fbadbc3b17a61283003eef99065,
  "/components/board/board-link.tsx#BoardLink": BoardLink_f34fd9babb9d6cf6edb206a9fc1b9eb7,
  "/components/subscriptions/end-subscriptions.tsx#EndSubscriptions": EndSubscriptions_01bdb955d0c30b227fa991ec65a5b61f,
  "/components/inbox/message-view.tsx#MessageView": MessageView_caa3727fe9585935d6c9db43e09383cd,
  "/components/inbox/inbox-list.tsx#InboxList": InboxList_a1859ef7c10899d4faa926937a46472d,
  "/components/complaints/complaint-view.tsx#ComplaintView": ComplaintView_b8d4d0eaac5173f80ae626c22ca2cb27,
  "/components/complaints/complaints-list.tsx#ComplaintsList": ComplaintsList_36c932e00df71345cc769e3cfde4b6c4,
  "/components/forum/post-view.tsx#PostView": PostView_ac0ac370d78a30ee367486cbf3cde09e,
  "/components/forum/forum-queue.tsx#ForumQueue": ForumQueue_b4e9f12fd9154ab8b14320e9592ad59a,
  "/components/account/current-password.tsx#CurrentPassword": CurrentPassword_d27dacf75e7fb8ec42bc3c1705175ccd,
  "/components/account/sign-out.tsx#SignOutEverywhere": SignOutEverywhere_3701e2252f918b67caee7c961069ad2e,
  "/components/retention/retention-panel.tsx#RetentionPanel": RetentionPanel_e7794f6de48c73cc7a11cd668c9f7507,
  "/components/logo.tsx#Mark": Mark_9424320fe61375ad57eb1dfc1964312a,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "/components/start-heading.tsx#StartHeading": StartHeading_20d4a8125e1552976b5fdcf67a0e394e,
  "/components/retention/retention-warning.tsx#RetentionWarning": RetentionWarning_06fdc2526705c0395a75fe4ad6aa0f9b,
  "/components/complaints/waiting-complaints.tsx#WaitingComplaints": WaitingComplaints_9f717d7e025e87065afd2edf0e9a9ece,
  "/components/forum/waiting-note.tsx#WaitingNote": WaitingNote_cbcd6de3d88ba781607e8ef68735bfdb,
  "/components/faqs/due-answers.tsx#DueAnswers": DueAnswers_6ef23d8437468e61ab67d5d891d850ca,
  "/components/members/registration-note.tsx#RegistrationNote": RegistrationNote_b11efc06b40d88d1fbcccd57f88c8706,
  "/components/board/board-link.tsx#BoardNavLink": BoardNavLink_f34fd9babb9d6cf6edb206a9fc1b9eb7,
  "/components/searches/searches-link.tsx#SearchesNavLink": SearchesNavLink_8a94f481d20604f047175645eac32bd1,
  "/components/session/session-keeper.tsx#SessionKeeper": SessionKeeper_5744c915ae01ade66547df7d1edf98d3,
  "/components/paste/paste-guard.tsx#PasteGuard": PasteGuard_6b28c95176df027ae11d114351e686db,
  "/components/spoken/spoken-controls.tsx#SpokenControls": SpokenControls_02112bad95998c9f1e92717ba998de4a,
  "/components/board/board.tsx#Board": Board_d95cbb30cf694cdcd4aad7f3d045f908,
  "/components/searches/searches.tsx#Searches": Searches_98e2c7654e69613f4f323ae219c66663,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
