import path from "node:path";
import { en } from "@payloadcms/translations/languages/en";
import { buildConfig, type Config } from "payload";
import { owners } from "./access/rules.ts";
import { englishTexts } from "./admin-texts/en.ts";
import { ne } from "./admin-texts/ne.ts";
import { editorTexts } from "./admin-texts/ne-editor.ts";
import { boundedSharp } from "./bounded/bounded-sharp.ts";
import { nepalZone } from "./calendar/nepal-time.ts";
import { accountMails } from "./collections/account-mails.ts";
import { albumCategories } from "./collections/album-categories.ts";
import { albums } from "./collections/albums.ts";
import { alertMails } from "./collections/alerts/alert-mails.ts";
import { subscriptions } from "./collections/alerts/subscriptions.ts";
import { applicantMails } from "./collections/applicants/applicant-mails.ts";
import { applicationNotes } from "./collections/applicants/application-notes.ts";
import { applicationScores } from "./collections/applicants/application-scores.ts";
import { applications } from "./collections/applicants/applications.ts";
import { mailTemplates } from "./collections/applicants/mail-templates.ts";
import { paperOpenings } from "./collections/applicants/paper-openings.ts";
import { refusalReasons } from "./collections/applicants/refusal-reasons.ts";
import { contactAnswers } from "./collections/contact-answers.ts";
import { contactMessages } from "./collections/contact-messages.ts";
import { disciplines } from "./collections/disciplines.ts";
import { documentLimit, documents } from "./collections/documents.ts";
import { erasures } from "./collections/erasures.ts";
import { faultMails } from "./collections/fault-mails.ts";
import { media } from "./collections/media.ts";
import { news } from "./collections/news.ts";
import { notices } from "./collections/notices.ts";
import { offices } from "./collections/offices.ts";
import { people } from "./collections/people/people.ts";
import { projectGroups } from "./collections/project-groups.ts";
import { projects } from "./collections/projects/projects.ts";
import { reports } from "./collections/reports.ts";
import { services } from "./collections/services/services.ts";
import { users } from "./collections/users.ts";
import { vacancies } from "./collections/vacancies/vacancies.ts";
import { whoWeAre } from "./collections/who-we-are.ts";
import { database } from "./database.ts";
import { withGlobalWorkingCopies, withWorkingCopies } from "./drafts/with-working-copies.ts";
import { workingCopies } from "./drafts/working-copies.ts";
import { forEditors } from "./editors-screens.ts";
import type { Environment } from "./environment.ts";
import { tidiesGlobalTexts, tidiesTexts } from "./fields/control-characters.ts";
import { nepalAlone } from "./fields/date.ts";
import { label } from "./fields/label.ts";
import { richTextEditor } from "./fields/rich-text-editor.ts";
import { aboutPage } from "./globals/about-page.ts";
import { careersPage } from "./globals/careers-page.ts";
import { enquirySettings } from "./globals/enquiry-settings.ts";
import { headerBanner } from "./globals/header-banner.ts";
import { homePage } from "./globals/home-page.ts";
import { retentionSettings } from "./globals/retention-settings.ts";
import { siteIdentity } from "./globals/site-identity.ts";
import { withListCells } from "./languages/list-cells.ts";
import { mailAdapter } from "./mail/adapter.ts";
import { ownCopy } from "./own-copy.ts";
import { originalsIn } from "./pictures/originals.ts";
import { tracesIn } from "./retention/eraser.ts";
import { systemChanges } from "./system/changes.ts";
import { withLockNames } from "./system/lock-names.ts";
import { systemState } from "./system/state.ts";
import { keepsWhatIsNeeded } from "./system/still-needed.ts";
import { keepsItsNames, systemNames } from "./system/used-names.ts";

/** Payload's configuration as a plain object, so that tests can walk it. Each hardening is explained in safety. */
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
    debug: false,
    maxDepth: 3,
    defaultDepth: 1,
    defaultMaxTextLength: 20_000,
    db: database(env),
    email: mailAdapter(env),
    sharp: boundedSharp,
    editor: richTextEditor(),
    localization: {
      locales: [
        { code: "en", label: label("English", "अङ्ग्रेजी") },
        { code: "ne", label: label("Nepali", "नेपाली") },
      ],
      defaultLocale: "en",
      fallback: false,
    },
    i18n: {
      fallbackLanguage: "en",
      supportedLanguages: { en, ...{ ne } },
      translations: { en: englishTexts, ...{ ne: { lexical: editorTexts } } },
    },
    collections: [
      projectGroups,
      projects,
      services,
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
      vacancies,
      applications(path.join(env.dataDir, "private/papers")),
      applicationNotes,
      applicationScores,
      applicantMails,
      subscriptions,
      alertMails,
      mailTemplates,
      refusalReasons,
      paperOpenings,
      contactMessages(tracesIn(env)),
      contactAnswers,
      erasures,
      faultMails,
      accountMails,
      users(env.publicOrigin.startsWith("https:")),
      systemState,
      systemChanges,
      systemNames,
      workingCopies,
    ]
      .map(keepsWhatIsNeeded)
      .map(keepsItsNames)
      .map(tidiesTexts)
      .map(withWorkingCopies)
      .map(forEditors)
      .map(ownCopy),
    globals: [
      homePage,
      aboutPage,
      careersPage,
      headerBanner,
      siteIdentity,
      enquirySettings,
      retentionSettings(tracesIn(env)),
    ]
      .map(tidiesGlobalTexts)
      .map(withGlobalWorkingCopies)
      .map(forEditors)
      .map(ownCopy),
    jobs: {
      access: { run: owners, queue: owners, cancel: owners },
      deleteJobOnComplete: true,
      jobsCollectionOverrides: ({ defaultJobsCollection }) => defaultJobsCollection,
    },
    upload: {
      // The widest of them; a picture has a narrower limit of its own.
      limits: { fileSize: documentLimit, files: 1, fields: 20, fieldSize: 1_000_000 },
      requestSizeLimit: documentLimit + 1_000_000,
      abortOnLimit: true,
      useTempFiles: true,
      tempFileDir: path.join(env.dataDir, "tmp"),
      safeFileNames: true,
      preserveExtension: 4,
      uploadTimeout: 60_000,
    },
    admin: {
      user: "users",
      avatar: "default",
      // Numbers only: date-fns has no Nepali, and English months in a Nepali screen read badly.
      dateFormat: "yyyy-MM-dd HH:mm",
      // Times of scheduled publishing are Nepal's too, wherever the editor sits.
      timezones: { defaultTimezone: nepalZone, supportedTimezones: nepalAlone },
      meta: { titleSuffix: " · Setu", defaultOGImageType: "off" },
      importMap: { baseDir: path.join(import.meta.dirname, "../admin") },
      components: {
        graphics: { Icon: "/components/logo.tsx#Mark", Logo: "/components/logo.tsx#Logo" },
        providers: [
          "/components/session/session-keeper.tsx#SessionKeeper",
          "/components/paste/paste-guard.tsx#PasteGuard",
        ],
        beforeNavLinks: ["/components/board/board-link.tsx#BoardNavLink"],
        views: {
          board: {
            Component: "/components/board/board.tsx#Board",
            path: "/board",
            exact: true,
            meta: { title: "Applications · आवेदन" },
          },
        },
        beforeDashboard: ["/components/retention/retention-warning.tsx#RetentionWarning"],
      },
    },
    typescript: { autoGenerate: false },
  };
}

/** The configuration, checked and completed by Payload. */
export const buildContentConfig = async (env: Environment) =>
  withLockNames(withListCells(await buildConfig(contentConfig(env))));
