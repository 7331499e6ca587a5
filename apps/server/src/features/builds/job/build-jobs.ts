import { type AppDocument, parseDocument } from '@kwiq/app-model'
import { type SigningKey, UnbuildableApp, wearsSiteIcon } from '@kwiq/export'
import { decodePicture } from '../../../platform/pictures/index.ts'
import type { Step } from '../../../platform/threads/index.ts'
import { appPayload } from './app-payload.ts'
import { BuildProblem } from './build-problem.ts'
import { describeApp } from './describe-app.ts'
import { describeDifference } from './describe-difference.ts'
import { checkMainFile, type MadeFile, makeMainFile, makeMoreFiles, type Recipe } from './make-files.ts'

/** What the files of a build are made from; plain values, for they may travel to a thread. */
export interface MakeOrder {
  /** The document as text: reading it takes long as well. */
  document: string
  buildNumber: number
  projectName: string
  packageId: string
  payloadRoot: string
  /** The icon of the website the project wraps, in base64. */
  siteIcon: string | null
  /** Null where nothing is signed. */
  key: SigningKey | null
}

/** All files of a build, the main one first, and what is to be said of those that could not be made. */
export interface MadeFiles {
  files: MadeFile[]
  notes: string[]
}

/** The parts of a build that keep a processor busy, and touch no database: those the build thread does. */
export const buildJobs = {
  make: async (order: MakeOrder, step: Step): Promise<MadeFiles> => {
    const document = readDocument(order.document)
    const icon = order.siteIcon !== null && wearsSiteIcon(document.app) ? order.siteIcon : null
    const siteIcon = icon === null ? null : decodePicture(Buffer.from(icon, 'base64'))
    const payload = await appPayload(order.payloadRoot)
    const app = await describeApp(document, { ...order, payload, siteIcon })
    const recipe = { ...order, document, app, siteIcon }
    const main = makeMain(recipe)
    await step('checking')
    const [fault] = checkMainFile(main)
    if (fault !== undefined) throw new Error(`${main.name}: ${fault}`)
    const { files, notes } = await makeMoreFiles(recipe, main)
    return { files: [main, ...files], notes }
  },

  /** What changed from one document to the other, in words; null where the earlier one can no longer be read. */
  compare: async ({ before, after }: { before: string; after: string }): Promise<string[] | null> => {
    const earlier = parse(before)
    return earlier && describeDifference(earlier, readDocument(after))
  },
}

function makeMain(recipe: Recipe): MadeFile {
  try {
    return makeMainFile(recipe)
  } catch (error) {
    if (error instanceof UnbuildableApp) throw new BuildProblem(error.message)
    throw error
  }
}

function readDocument(text: string): AppDocument {
  const document = parse(text)
  if (document) return document
  throw new BuildProblem('This version of the app can no longer be read. Build the current one.')
}

/** As the versions read it, without all else they bring along. */
function parse(text: string): AppDocument | null {
  try {
    const parsed = parseDocument(JSON.parse(text))
    return parsed.ok ? parsed.document : null
  } catch {
    return null
  }
}
