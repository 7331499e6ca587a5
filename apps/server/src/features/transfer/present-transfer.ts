import type { Transfer } from '@kwiq/contracts'
import type { TransferRow } from '../../db/schema/index.ts'

export function presentTransfer({
  id,
  projectName,
  sourceType,
  sourceValue,
  createdAt,
}: TransferRow): Transfer {
  return { id, projectName, sourceType, sourceValue, createdAt: createdAt.toISOString() }
}
