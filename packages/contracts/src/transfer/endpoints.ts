import { z } from 'zod'
import { ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { Transfer, TransferParams, TransferRequest, TransferResult } from './transfer.ts'

/** The calls that bring what exists elsewhere into Kwiq. */
export const transferEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/transfer',
    summary: 'Wrap a website as a project, or keep a ZIP or repository for later conversion',
    body: TransferRequest,
    answers: { 201: TransferResult },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/transfer',
    summary: 'What is kept for later conversion, newest first',
    answers: { 200: z.array(Transfer) },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/transfer/{id}',
    summary: 'Forget something kept for later conversion',
    params: TransferParams,
    answers: { 204: null },
  }),
  siteIcon: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/site-icon',
    summary: 'The icon of the website a project wraps, as PNG, JPEG or WebP',
    params: ProjectParams,
    answers: { 200: z.unknown() },
  }),
}
