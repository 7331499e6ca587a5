import type { TransferRequest, TransferResult } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { invalidInput } from '../../http/validation.ts'
import { readWebAddress, UnsafeAddressError } from '../../platform/safe-fetch/index.ts'
import { insertSiteIcon } from '../builds/index.ts'
import { requireFeature } from '../monitoring/index.ts'
import { makeProject } from '../projects/index.ts'
import type { SaveDocumentDeps } from '../versions/index.ts'
import { makeWrapDocument } from './make-wrap-document.ts'
import { readSite } from './read-site.ts'

type Deps = SaveDocumentDeps & Pick<Context, 'safeFetch'>

/**
 * Makes a project that shows a website. What the site says of itself goes into it; a site that does not answer is
 * wrapped all the same. Throws 400 for an address no phone could open, and `plan_limit` at the plan's end.
 */
export async function quickWrap(
  deps: Deps,
  userId: string,
  { projectName, sourceValue }: Pick<TransferRequest, 'projectName' | 'sourceValue'>,
): Promise<TransferResult> {
  await requireFeature(deps.database, 'transfer')
  const { url, site } = await look(deps, sourceValue)
  const document = makeWrapDocument(url, projectName, site)
  const icon = site?.icon ?? null
  const project = await makeProject(deps, userId, {
    name: projectName,
    description: document.app.description,
    document,
    kind: 'import',
    message: `Wrapped ${url.host}`,
    alongside: async (transaction, projectId) => {
      if (!icon) return
      const { mediaType, width, height, bytes } = icon
      await insertSiteIcon(transaction, {
        projectId,
        mediaType,
        width,
        height,
        content: bytes.toString('base64'),
      })
    },
  })
  return { mode: 'quick', projectId: project.id, couldRead: site !== null, transfer: null }
}

async function look({ safeFetch }: Deps, typed: string) {
  try {
    const url = readWebAddress(typed)
    return { url, site: await readSite(safeFetch, url) }
  } catch (error) {
    if (!(error instanceof UnsafeAddressError)) throw error
    throw invalidInput([{ path: 'sourceValue', message: error.message }])
  }
}
