import type { ErrorCode, GenerationStage } from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'

/** A failed generation: an error that also says at which stage it failed. */
export class GenerationError extends AppError {
  override name = 'GenerationError'
  readonly stage: GenerationStage

  constructor(stage: GenerationStage, code: ErrorCode, message: string, cause?: unknown) {
    super(code, message, { cause })
    this.stage = stage
  }
}

/** The caller closed the connection: nobody reads the answer, and the run costs nothing. */
export function cancelledError(): GenerationError {
  return new GenerationError('provider', 'cancelled', 'The generation was cancelled.')
}

/** Where any error of a generation belongs: a refusal of the plan to the quota, other refusals to the input. */
export function stageOf(error: AppError): GenerationStage {
  if (error instanceof GenerationError) return error.stage
  if (error.code === 'plan_limit') return 'quota'
  return error.status < 500 ? 'input' : 'repair'
}
