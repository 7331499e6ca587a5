import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { ApiKey, ApiKeyParams, CreateApiKeyRequest } from './api-key.ts'

/** The calls of API keys. No key may make them: who has one could make a stronger one. */
export const apiKeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/keys',
    summary: "The person's API keys, newest first",
    answers: { 200: z.array(ApiKey) },
    keyAccess: 'never',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/keys',
    summary: 'Make an API key',
    body: CreateApiKeyRequest,
    answers: { 201: ApiKey },
    keyAccess: 'never',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/keys/{id}',
    summary: 'Delete an API key; it stops working at once',
    params: ApiKeyParams,
    answers: { 204: null },
    keyAccess: 'never',
  }),
}
