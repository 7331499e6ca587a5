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
export { AiStatus } from './generation/ai-status.ts'
export { generationEndpoints } from './generation/endpoints.ts'
export { generationSteps } from './generation/events.ts'
export type { GenerationEvents, GenerationStep } from './generation/events.ts'
export {
  GenerationFailure,
  GenerationRequest,
  GenerationResponse,
  GenerationSource,
  GenerationStage,
  GenerationSuccess,
  Proposal,
  ProposedChange,
  Trace,
  promptLimits,
} from './generation/generation.ts'
export { AppDocument, UncheckedDocument } from './http/app-document.ts'
export { PageQuery, PathId, ProjectParams, Timestamp } from './http/common.ts'
export { endpoint, routePath } from './http/endpoint.ts'
export type { Endpoint, Method } from './http/endpoint.ts'
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
export { versionEndpoints } from './versions/endpoints.ts'
export { Version, VersionKind, VersionParams, VersionWithSchema } from './versions/version.ts'
