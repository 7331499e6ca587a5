import { ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { SaveResult } from '../projects/schema.ts'
import { AiStatus } from './ai-status.ts'
import { Allowance } from './allowance.ts'
import {
  AcceptProposalRequest,
  GenerateAppRequest,
  GenerationRequest,
  GenerationSuccess,
  RunParams,
} from './generation.ts'
import { Understanding, UnderstandingRequest } from './understanding.ts'

/** The calls of generation. With `Accept: text/event-stream` the two POSTs stream GenerationEvents. */
export const generationEndpoints = {
  generate: endpoint({
    method: 'POST',
    path: '/api/ai/generate',
    summary: 'Make an app from a description, or change the one that comes along; nothing is saved',
    body: GenerateAppRequest,
    answers: { 200: GenerationSuccess },
  }),
  generateInProject: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/generate',
    summary: 'Create the app of an empty project, or propose changes to a non-empty one',
    params: ProjectParams,
    body: GenerationRequest,
    answers: { 200: GenerationSuccess },
  }),
  acceptProposal: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/generate/accept',
    summary: 'Save proposed changes as a version of their own; If-Match as with PUT of the schema',
    params: ProjectParams,
    body: AcceptProposalRequest,
    answers: { 200: SaveResult },
  }),
  runEvents: endpoint({
    method: 'GET',
    path: '/api/ai/runs/{id}/events',
    summary: 'Follow a streamed run of one’s own from its beginning, as server-sent events',
    params: RunParams,
    answers: { 200: GenerationSuccess },
  }),
  cancelRun: endpoint({
    method: 'DELETE',
    path: '/api/ai/runs/{id}',
    summary: 'Cancel a streamed run of one’s own; it costs nothing',
    params: RunParams,
    answers: { 204: null },
  }),
  allowance: endpoint({
    method: 'GET',
    path: '/api/ai/allowance',
    summary: 'What is left of the month’s AI generations',
    answers: { 200: Allowance },
  }),
  projectAllowance: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/allowance',
    summary: 'What is left of the month’s AI generations of the project’s owner',
    params: ProjectParams,
    answers: { 200: Allowance },
  }),
  understanding: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/understanding',
    summary: 'What the last generation understood of its description; null when the app was not generated',
    params: ProjectParams,
    answers: { 200: Understanding.nullable() },
  }),
  putUnderstanding: endpoint({
    method: 'PUT',
    path: '/api/projects/{id}/understanding',
    summary: 'Keep what was understood with a generated app that was saved as a project',
    params: ProjectParams,
    body: UnderstandingRequest,
    answers: { 200: Understanding },
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/ai/status',
    summary: 'Whether an AI model is set up and answers',
    answers: { 200: AiStatus },
  }),
}
