import type { Project } from '@kwiq/contracts'
import { sendRequest } from '../../shared/api/request.ts'

/** Saves a project's document as a file, which can be imported again without loss. Throws what the server answers. */
export async function downloadJson({ id, name }: Pick<Project, 'id' | 'name'>): Promise<void> {
  const response = await sendRequest(`/api/projects/${id}/schema`)
  const url = URL.createObjectURL(new Blob([await response.text()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileName(name)}.kwiq.json`
  link.click()
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** A name every system takes. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, 60)
  return plain || 'app'
}
