import type { ScreenPlan } from './types.ts'
import { find } from '../understand/searched.ts'

/** Editors of what is known about a file, which are forms: nothing is drawn or cut in them. */
const ofData =
  /\b(?:exif|metadata|meta data|iptc|xmp|id3|tags?|geotags?|contacts?|profile|subtitles?|bookmarks?|config(?:uration)?|settings) editor\b/i

/** Makes the "EXIF editor" of photos the form that holds their values, in the place of a form of its own for the same thing. */
export function editData(screens: ScreenPlan[], text: string): void {
  const editor = screens.find(({ kind }) => kind === 'editor')
  const [said] = find(ofData, text) ?? []
  if (!editor || !said) return
  const former = screens.findIndex(({ kind, entity }) => kind === 'form' && entity === editor.entity)
  if (former >= 0) screens.splice(former, 1)
  editor.kind = 'form'
  editor.isTab = false
}
