import { STATUS_CODES } from 'node:http'
import { errorCodes } from '@kwiq/contracts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../platform/database/is-database-unavailable.ts'
import { AppError } from './app-error.ts'

/** What went wrong in our own terms, whoever threw it. Faults of ours keep their message to themselves. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { statusCode, code } = (error ?? {}) as Partial<FastifyError>
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('body_too_large', 'The request is too large.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
      return new AppError('unsupported_media_type', 'Send the body as application/json.')
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new AppError('not_found', 'Not found')
    case 'FST_ERR_BAD_URL':
      return new AppError('validation_failed', 'The address is not valid.')
    case undefined:
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('validation_failed', STATUS_CODES[statusCode] ?? 'Invalid input')
  }
  if (isDatabaseUnavailable(error)) {
    return new AppError(
      'unavailable',
      'Kwiq cannot reach its database right now. Please try again in a moment.',
      { cause: error },
    )
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
}

/** Turns everything thrown into `{ message, code, requestId, details? }`. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error)
  reportFault(failure, request)
  return sendError(failure, request, reply)
}

/** Logs an error that is a fault of ours, and no other. */
export function reportFault(failure: AppError, request: FastifyRequest): void {
  if (!errorCodes[failure.code].isReported) return
  request.log.error({
    reqId: request.id,
    err: failure.cause ?? failure,
    method: request.method,
    url: request.routeOptions.url,
  })
}

/** Sends an error without throwing it. */
function sendError(failure: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(failure.status)
    .headers(failure.headers)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      message: failure.message,
      code: failure.code,
      requestId: request.id,
      ...(failure.details === undefined ? {} : { details: failure.details }),
    })
}
