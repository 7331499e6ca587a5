import type { AccessRow } from '../access-row.ts'

const call = { body: { prompt: 'A list of plants with their watering days' } }

export const generationRows: AccessRow[] = [
  { route: 'GET /api/ai/status', may: 'signed-in' },
  { route: 'POST /api/ai/generate', may: 'signed-in', call },
  { route: 'POST /api/projects/{id}/generate', may: 'generate', call },
]
