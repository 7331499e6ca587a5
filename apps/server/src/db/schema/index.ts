export { type AccountLinkRow, accountLinks, providerIdentities } from './account-links.ts'
export { activity, type ActivityRow } from './activity.ts'
export { type ApiKeyRow, apiKeys } from './api-keys.ts'
export { billingCustomers, billingEvents, type SubscriptionRow, subscriptions } from './billing.ts'
export { type AiRunRow, aiRuns } from './ai-runs.ts'
export {
  type BuildArtifactRow,
  buildArtifacts,
  type BuildRow,
  builds,
  type ExportSettingsRow,
  exportSettings,
} from './builds.ts'
export { commentReads, type CommentRow, comments } from './comments.ts'
export { type ProjectShareRow, projectShares } from './project-shares.ts'
export { type ProjectUnderstandingRow, projectUnderstandings } from './project-understandings.ts'
export {
  errorLog,
  type ErrorLogRow,
  featureFlags,
  healthChecks,
  type HealthCheckRow,
  requestStats,
  type RequestStatsRow,
} from './monitoring.ts'
export { type ProjectDocumentRow, projectDocuments, type ProjectRow, projects } from './projects.ts'
export { queuePauses } from './queue-pauses.ts'
export { rateCounters } from './rate-counters.ts'
export { type ReviewApprovalRow, reviewApprovals, type ReviewLinkRow, reviewLinks } from './review-links.ts'
export { type SessionRow, sessions } from './sessions.ts'
export { signInFailures } from './sign-in-failures.ts'
export { templateClones, type TemplateRow, templates } from './templates.ts'
export { siteIcons, type TransferRow, transfers } from './transfers.ts'
export { type UserRow, users } from './users.ts'
export { type VersionRow, versions } from './versions.ts'
