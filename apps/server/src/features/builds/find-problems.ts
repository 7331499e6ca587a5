import { type AppDocument, checkNavigation, countComponents, walkNodes } from '@kwiq/app-model'
import { isComponentType } from '@kwiq/catalogue'
import { isIconName } from '@kwiq/catalogue/icons'
import type { ExportProblem } from '@kwiq/contracts'
import { type Picture, wearsSiteIcon, websiteOf } from '@kwiq/export'

/** What is to be known of an app before it is built. `siteIcon` is the one of the website it wraps. */
export function findProblems(document: AppDocument, siteIcon: Picture | null): ExportProblem[] {
  const website = websiteOf(document)
  if (website) {
    const rules = website.unsupportedPatterns
    const note = `Links that are not of the web always leave an app; ${rules.join(', ')} will not be followed.`
    return [...iconProblems(document, siteIcon), ...(rules.length > 0 ? [notice(note)] : [])]
  }
  const isEmpty = document.screens.every(({ components }) => countComponents(components) === 0)
  if (isEmpty) return [...iconProblems(document), notice('Every screen is still empty.')]
  return [
    ...iconProblems(document),
    ...checkNavigation(document).map(({ message, screenId }) => notice(message, screenId)),
    ...unknownTypes(document),
  ]
}

const notice = (message: string, screenId: string | null = null): ExportProblem => ({
  message,
  screenId,
})

function iconProblems({ app }: AppDocument, siteIcon: Picture | null = null): ExportProblem[] {
  if (wearsSiteIcon(app)) {
    return siteIcon ? [] : [notice('The website has no icon that an app can wear: the app gets a globe.')]
  }
  if (app.icon === null) return [notice('The app has no icon of its own yet: it gets a spark.')]
  return isIconName(app.icon) ? [] : [notice(`There is no icon named "${app.icon}": the app gets a spark.`)]
}

function unknownTypes(document: AppDocument): ExportProblem[] {
  const unknown = [...walkNodes(document)].filter(({ node }) => !isComponentType(node.type))
  return unknown.map(({ node, screen }) =>
    notice(`"${node.type}" is a component Kwiq does not know: the app shows a placeholder.`, screen.id),
  )
}
