import path from "node:path";
import { en } from "@payloadcms/translations/languages/en";
import { buildConfig, type CollectionConfig, type Config, type GlobalConfig } from "payload";
import { accountMails } from "./accounts/account-mails.ts";
import { users } from "./accounts/users.ts";
import { englishTexts } from "./admin-texts/en.ts";
import { ne } from "./admin-texts/ne.ts";
import { editorTexts } from "./admin-texts/ne-editor.ts";
import { alertMails } from "./alerts/collection/alert-mails.ts";
import { subscriptions } from "./alerts/collection/subscriptions.ts";
import { applicantMails } from "./applications/collection/applicant-mails.ts";
import { applicationNotes } from "./applications/collection/application-notes.ts";
import { applicationScores } from "./applications/collection/application-scores.ts";
import { applications } from "./applications/collection/applications.ts";
import { documentOpenings } from "./applications/collection/document-openings.ts";
import { mailTemplates } from "./applications/collection/mail-templates.ts";
import { refusalReasons } from "./applications/collection/refusal-reasons.ts";
import { applicationTracesIn } from "./applications/traces.ts";
import { nepalZone } from "./calendar/nepal-time.ts";
import { complaints } from "./complaints/collection/complaints.ts";
import { complaintSettings } from "./complaints/complaint-settings.ts";
import { complaintFilesIn } from "./complaints/files/complaint-file.ts";
import { withHandlersGuarded } from "./complaints/handlers-accounts.ts";
import { database } from "./database.ts";
import { contactAnswers } from "./enquiries/collection/contact-answers.ts";
import { contactMessages } from "./enquiries/collection/contact-messages.ts";
import { enquirySettings } from "./enquiries/enquiry-settings.ts";
import { withMessagesReturned } from "./enquiries/inbox/return-messages.ts";
import type { Environment } from "./environment.ts";
import { faqVotes } from "./faqs/collection/faq-votes.ts";
import { faqs } from "./faqs/collection/faqs.ts";
import { aboutPage } from "./firm/about-page.ts";
import { offices } from "./firm/offices.ts";
import { siteIdentity } from "./firm/site-identity.ts";
import { whoWeAre } from "./firm/who-we-are-collection.ts";
import { forumCategories } from "./forum/collection/categories.ts";
import { forumFlags } from "./forum/collection/flags.ts";
import { forumFollows } from "./forum/collection/follows.ts";
import { forumMails } from "./forum/collection/mails.ts";
import { forumPosts } from "./forum/collection/posts.ts";
import { albumCategories } from "./galleries/collection/album-categories.ts";
import { albums } from "./galleries/collection/albums.ts";
import { headerBanner } from "./home/header-banner.ts";
import { homePage } from "./home/home-page.ts";
import { legalVersions } from "./legal/collection.ts";
import { logger } from "./logger.ts";
import { memberMails } from "./members/collection/mails.ts";
import { members } from "./members/collection/members.ts";
import { memberRegistrations } from "./members/collection/registrations.ts";
import { memberSessions } from "./members/collection/sessions.ts";
import { communitySettings } from "./members/community-settings.ts";
import { news } from "./news/collection.ts";
import { notices } from "./notices/collection.ts";
import { disciplines } from "./people/collection/disciplines.ts";
import { people } from "./people/collection/people.ts";
import { withPossibleIds } from "./platform/access/possible-ids.ts";
import { withQueryLocale } from "./platform/access/query-locale.ts";
import { owners } from "./platform/access/rules.ts";
import { withGlobalWorkingCopies, withWorkingCopies } from "./platform/editorial/drafts/with-working-copies.ts";
import { workingCopies } from "./platform/editorial/drafts/working-copies.ts";
import { forEditors } from "./platform/editorial/editors-screens.ts";
import { faultMails } from "./platform/editorial/faults/fault-mails.ts";
import { withSchedulesPassedOn } from "./platform/editorial/faults/pass-on-schedules.ts";
import { withListCells } from "./platform/editorial/languages/list-cells.ts";
import { withDraftsKept } from "./platform/editorial/withdrawal/several.ts";
import { withTidyGlobalTexts, withTidyTexts } from "./platform/fields/control-characters.ts";
import { nepalAlone } from "./platform/fields/date.ts";
import { label, withSpokenLabels } from "./platform/fields/label.ts";
import { richTextEditor } from "./platform/fields/rich-text-editor.ts";
import { boundedSharp } from "./platform/files/bounded/bounded-sharp.ts";
import { documentLimit, documents } from "./platform/files/documents/collection.ts";
import { documentTexts } from "./platform/files/documents/text/document-texts.ts";
import { media } from "./platform/files/pictures/media.ts";
import { originalsIn } from "./platform/files/pictures/originals.ts";
import { receivedFilesIn } from "./platform/files/received-files.ts";
import { mailAdapter } from "./platform/mail/adapter.ts";
import { systemChanges } from "./platform/store/changes.ts";
import { withLockNames } from "./platform/store/locks/lock-names.ts";
import { withLockRules } from "./platform/store/locks/lock-rules.ts";
import { ownCopy } from "./platform/store/own-copy.ts";
import { systemState } from "./platform/store/state.ts";
import { withNeedCheck } from "./platform/store/still-needed.ts";
import { systemNames, withNamesKept } from "./platform/store/used-names.ts";
import { projectGroups } from "./projects/collection/project-groups.ts";
import { projects } from "./projects/collection/projects.ts";
import { reports } from "./reports/collection.ts";
import { retentionIn } from "./retained.ts";
import { erasures } from "./retention/erasures.ts";
import { retentionSettings } from "./retention/retention-settings.ts";
import { tracesIn } from "./retention/traces.ts";
import { searchCounts } from "./search/asked/search-counts.ts";
import { suggestedResults } from "./search/editors/suggested-results.ts";
import { searchSynonyms } from "./search/editors/synonyms.ts";
import { services } from "./services/collection/services.ts";
import { consents } from "./stories/collection/consents.ts";
import { successStories } from "./stories/collection/success-stories.ts";
import { careersPage } from "./vacancies/careers-page.ts";
import { vacancies } from "./vacancies/collection/vacancies.ts";

/** Every collection, in the order of the back office's menu. */
const collectionsOf = (env: Environment): CollectionConfig[] =>
  [
    projectGroups,
    projects,
    successStories,
    consents(path.join(env.dataDir, "private/consents")),
    services,
    faqs,
    news,
    albumCategories,
    albums,
    reports,
    notices,
    media(path.join(env.dataDir, "media"), originalsIn(env)),
    documents(path.join(env.dataDir, "documents")),
    people,
    whoWeAre,
    offices,
    disciplines,
    legalVersions,
    vacancies,
    applications(applicationTracesIn(env)),
    applicationNotes,
    applicationScores,
    applicantMails,
    subscriptions(tracesIn(env)),
    alertMails,
    mailTemplates,
    refusalReasons,
    documentOpenings,
    contactMessages(tracesIn(env)),
    contactAnswers,
    faqVotes,
    complaints({ secret: env.secret, files: complaintFilesIn(env) }),
    forumPosts,
    forumCategories,
    ...[forumFlags, forumFollows, forumMails],
    ...[searchSynonyms, suggestedResults, searchCounts],
    members,
    memberRegistrations,
    memberSessions,
    memberMails,
    erasures,
    faultMails,
    accountMails,
    withSchedulesPassedOn(withMessagesReturned(withHandlersGuarded(users(env.publicOrigin.startsWith("https:"))))),
    systemState,
    systemChanges,
    systemNames,
    workingCopies,
    documentTexts,
  ]
    .map(withNeedCheck)
    .map(withNamesKept)
    .map(withTidyTexts)
    .map(withWorkingCopies)
    .map(forEditors)
    .map(withSpokenLabels)
    .map(ownCopy);

const globalsOf = (env: Environment): GlobalConfig[] =>
  [
    homePage,
    aboutPage,
    careersPage,
    headerBanner,
    siteIdentity,
    enquirySettings,
    complaintSettings,
    communitySettings,
    retentionSettings(retentionIn(env)),
  ]
    .map(withTidyGlobalTexts)
    .map(withGlobalWorkingCopies)
    .map(forEditors)
    .map(ownCopy);

const localization: NonNullable<Config["localization"]> = {
  locales: [
    { code: "en", label: label("English", "अङ्ग्रेजी") },
    { code: "ne", label: label("Nepali", "नेपाली") },
  ],
  defaultLocale: "en",
  fallback: false,
};

const uploadsTo = (tempFileDir: string): NonNullable<Config["upload"]> => ({
  // The limit for documents; pictures have a lower one.
  limits: { fileSize: documentLimit, files: 1, fields: 20, fieldSize: 1_000_000 },
  requestSizeLimit: documentLimit + 1_000_000,
  abortOnLimit: true,
  useTempFiles: true,
  tempFileDir,
  safeFileNames: true,
  preserveExtension: 4,
  uploadTimeout: 60_000,
});

const admin: NonNullable<Config["admin"]> = {
  user: "users",
  avatar: "default",
  // Only digits: date-fns has no Nepali, and English months read badly on a Nepali screen.
  dateFormat: "yyyy-MM-dd HH:mm",
  // Times of scheduled publishing are Nepal's too, no matter where the editor is.
  timezones: { defaultTimezone: nepalZone, supportedTimezones: nepalAlone },
  // Payload's own icon and texts are the defaults, which a shared link to the back office would show.
  meta: {
    titleSuffix: "· Setu",
    defaultOGImageType: "off",
    icons: [{ rel: "icon", type: "image/svg+xml", url: "/favicon.svg" }],
    openGraph: { siteName: "Setu", title: "Setu", description: "The back office of this website" },
  },
  importMap: { baseDir: path.join(import.meta.dirname, "../admin") },
  components: {
    graphics: { Icon: "/components/logo.tsx#Mark", Logo: "/components/logo.tsx#Logo" },
    providers: [
      "/components/session/session-keeper.tsx#SessionKeeper",
      "/components/paste/paste-guard.tsx#PasteGuard",
      "/components/spoken/spoken-controls.tsx#SpokenControls",
    ],
    beforeNavLinks: [
      "/components/board/board-link.tsx#BoardNavLink",
      "/components/searches/searches-link.tsx#SearchesNavLink",
    ],
    views: {
      board: {
        Component: "/components/board/board.tsx#Board",
        path: "/board",
        exact: true,
        meta: { title: "Applications · आवेदन" },
      },
      searches: {
        Component: "/components/searches/searches.tsx#Searches",
        path: "/searches",
        exact: true,
        meta: { title: "Searches · खोज" },
      },
    },
    beforeDashboard: [
      "/components/start-heading.tsx#StartHeading",
      "/components/retention/retention-warning.tsx#RetentionWarning",
      "/components/complaints/waiting-complaints.tsx#WaitingComplaints",
      "/components/forum/waiting-note.tsx#WaitingNote",
      "/components/faqs/due-answers.tsx#DueAnswers",
      "/components/members/registration-note.tsx#RegistrationNote",
    ],
  },
};

/** Payload's configuration as a plain object, so that tests can walk it. The safety document explains each hardening. */
export function contentConfig(env: Environment): Config {
  return {
    secret: env.secret,
    serverURL: env.publicOrigin,
    cookiePrefix: "setu",
    cors: [],
    csrf: [env.publicOrigin],
    auth: { jwtOrder: ["cookie"] },
    graphQL: { disable: true },
    telemetry: false,
    logger,
    // A wrong password is no fault of the site's: one line, without a stack.
    loggingLevels: { AuthenticationError: "info" },
    debug: false,
    maxDepth: 3,
    defaultDepth: 1,
    defaultMaxTextLength: 20_000,
    db: database(env),
    email: mailAdapter(env),
    sharp: boundedSharp,
    editor: richTextEditor(),
    localization: ownCopy(localization),
    i18n: {
      fallbackLanguage: "en",
      supportedLanguages: { en, ...{ ne } },
      translations: { en: englishTexts, ...{ ne: { lexical: editorTexts } } },
    },
    collections: collectionsOf(env),
    globals: globalsOf(env),
    jobs: {
      access: { run: owners, queue: owners, cancel: owners },
      deleteJobOnComplete: true,
    },
    upload: uploadsTo(receivedFilesIn(env.dataDir)),
    admin: ownCopy(admin),
    typescript: { autoGenerate: false },
  };
}

/** The configuration, checked and completed by Payload. */
export const buildContentConfig = async (env: Environment) =>
  withDraftsKept(
    withQueryLocale(
      withPossibleIds(withLockRules(withLockNames(withListCells(await buildConfig(contentConfig(env)))))),
    ),
  );
