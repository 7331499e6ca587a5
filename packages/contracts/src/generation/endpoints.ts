import { ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { AiStatus } from './ai-status.ts'
import { GenerationRequest, GenerationSuccess } from './generation.ts'

/** The calls of generation. With `Accept: text/event-stream` the two POSTs stream GenerationEvents. */
export const generationEndpoints = {
  generate: endpoint({
    method: 'POST',
    path: '/api/ai/generate',
    summary: 'Make an app from a description; nothing is saved',
    body: GenerationRequest,
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
  status: endpoint({
    method: 'GET',
    path: '/api/ai/status',
    summary: 'Whether an AI model is set up and answers',
    answers: { 200: AiStatus },
  }),
}
