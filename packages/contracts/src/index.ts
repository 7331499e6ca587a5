export {
  ApiKey,
  ApiKeyParams,
  ApiKeyPermission,
  apiKeyLimits,
  apiKeyPermissions,
  CreateApiKeyRequest,
} from './api-keys/api-key.ts'
export { apiKeyEndpoints } from './api-keys/endpoints.ts'
export { mcpEndpoint } from './api-keys/mcp.ts'
export { billingEndpoints } from './billing/endpoints.ts'
export {
  CheckoutStarted,
  CreateSubscriptionRequest,
  CurrentSubscription,
  PortalOpened,
} from './billing/subscription.ts'
export {
  Account,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConfirmEmailRequest,
  DeleteAccountRequest,
  ForgotPasswordRequest,
  PasswordLink,
  ResetPasswordRequest,
  UpdateProfileRequest,
} from './accounts/account.ts'
export { accountEndpoints } from './accounts/endpoints.ts'
export { Session, SessionParams } from './accounts/session.ts'
export {
  RegisterRequest,
  SignInRequest,
  emailLimits,
  passwordLimits,
  personNameLimits,
} from './accounts/sign-in.ts'
export { Tier, User } from './accounts/user.ts'
export {
  Artifact,
  ArtifactKind,
  Build,
  BuildPlatform,
  BuildStatus,
  BuildStep,
  buildSteps,
  InstallLink,
  ListBuildsQuery,
} from './builds/build.ts'
export { buildEndpoints } from './builds/endpoints.ts'
export { describeExportRefusal } from './builds/export-limit.ts'
export {
  ExportCheck,
  ExportProblem,
  ExportRequest,
  ExportSettingsRequest,
  packageIdLimit,
} from './builds/export.ts'
export {
  passphraseLimits,
  SigningKeyDownloadRequest,
  SigningKeyInfo,
  SigningKeyRestoreRequest,
} from './builds/signing-key.ts'
export {
  AdminRun,
  AdminStats,
  AdminUser,
  FeatureFlag,
  featureFlags,
  ListUsersQuery,
  UpdateUserRequest,
} from './admin/admin.ts'
export type { FeatureFlagName } from './admin/admin.ts'
export { ListQueueQuery, QueuedBuild, QueueState } from './admin/queue.ts'
export { adminEndpoints } from './admin/endpoints.ts'
export { monitoringEndpoints } from './monitoring/endpoints.ts'
export {
  ActivityLogEntry,
  BrowserErrorReport,
  ErrorLogEntry,
  HealthMetric,
  Performance,
  Severity,
} from './monitoring/monitoring.ts'
export { AiStatus } from './generation/ai-status.ts'
export { Allowance } from './generation/allowance.ts'
export { Understanding, UnderstandingRequest, UnderstoodFeature } from './generation/understanding.ts'
export {
  Comment,
  CommentAnchor,
  CommentParams,
  commentLimits,
  CommentText,
  CreateCommentRequest,
  UnreadComments,
  UpdateCommentRequest,
} from './comments/comment.ts'
export { commentEndpoints } from './comments/endpoints.ts'
export { findMentions, fullName, type Mention, type Mentionable } from './comments/find-mentions.ts'
export { reviewEndpoints } from './comments/review-endpoints.ts'
export {
  Approval,
  CreateReviewCommentRequest,
  CreateReviewLinkRequest,
  Guest,
  guestHeader,
  PutApprovalRequest,
  ReviewComment,
  ReviewedApp,
  ReviewLink,
} from './comments/review.ts'
export { generationEndpoints } from './generation/endpoints.ts'
export { generationSteps } from './generation/events.ts'
export type { GenerationEvents, GenerationStep } from './generation/events.ts'
export {
  AcceptProposalRequest,
  GenerateAppRequest,
  GenerationFailure,
  GenerationRequest,
  GenerationResponse,
  GenerationSource,
  GenerationStage,
  GenerationSuccess,
  Proposal,
  ProposedChange,
  runIdHeader,
  Trace,
  promptLimits,
} from './generation/generation.ts'
export { AppDocument, UncheckedDocument } from './http/app-document.ts'
export { PageQuery, PathId, ProjectParams, Timestamp } from './http/common.ts'
export { endpoint, routePath } from './http/endpoint.ts'
export type { Endpoint, KeyAccess, Method } from './http/endpoint.ts'
export { ErrorBody, ErrorDetails, Issue } from './http/error-body.ts'
export { errorCodes } from './http/error-codes.ts'
export type { ErrorCode, ErrorCodeEntry } from './http/error-codes.ts'
export {
  liveEndpoints,
  liveEndings,
  LiveHello,
  LiveQuery,
  Presence,
  presenceLimits,
  PresenceRequest,
} from './live/live.ts'
export type { LiveEnding, LiveEvents } from './live/live.ts'
export { higherRole, isAllowed, mayGrant, projectActions, projectRoles } from './permissions.ts'
export type { ProjectAction, ProjectRole } from './permissions.ts'
export {
  describePlanLimit,
  isWithinLimit,
  planTable,
  planThatLifts,
  publicTiers,
  unlimited,
} from './plans.ts'
export type { CountedLimit, ExportPlatform, Plan, PlanLimits } from './plans.ts'
export { projectEndpoints } from './projects/endpoints.ts'
export { Project, projectLimits } from './projects/project.ts'
export {
  CreateProjectRequest,
  ListProjectsQuery,
  PatchSchemaRequest,
  UpdateProjectRequest,
} from './projects/requests.ts'
export { CorruptDocumentDetails, SaveResult } from './projects/schema.ts'
export { sharingEndpoints } from './sharing/endpoints.ts'
export {
  AcceptedInvitation,
  CreateShareRequest,
  Invitation,
  InvitationParams,
  Person,
  Share,
  ShareParams,
  shareLimits,
  SharePermission,
  sharePermissions,
  UpdateShareRequest,
} from './sharing/share.ts'
export { templateEndpoints } from './templates/endpoints.ts'
export {
  CloneResult,
  ListTemplateSubmissionsQuery,
  PublishTemplateRequest,
  ReviewTemplateRequest,
  TemplateParams,
} from './templates/requests.ts'
export {
  Template,
  templateCategories,
  templateLimits,
  TemplateOrigin,
  templateStatuses,
  OwnTemplate,
  TemplateSubmission,
} from './templates/template.ts'
export { transferEndpoints } from './transfer/endpoints.ts'
export {
  missingTransferFields,
  Transfer,
  transferLimits,
  transferModes,
  TransferParams,
  TransferRequest,
  TransferResult,
  transferSources,
} from './transfer/transfer.ts'
export { versionEndpoints } from './versions/endpoints.ts'
export {
  Blame,
  NameVersionRequest,
  RestoreVersionRequest,
  Version,
  VersionKind,
  versionNameLimit,
  VersionParams,
  VersionWithSchema,
} from './versions/version.ts'
