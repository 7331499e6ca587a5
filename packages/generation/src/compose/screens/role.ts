import type { ComponentNode } from '@kwiq/app-model'
import type { RoleSection } from '../../plan/types.ts'
import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'

const mostRows = 4
const mostFigures = 3

/** The part of an app that is somebody's own: what they do in forms, what they see, and how much there is of it. */
export function composeRole(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  const sections = screen.sections ?? []
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene)),
    body: [
      ...figures(scene, sections),
      ...sections.flatMap((section) => seen(scene, section)),
      ...extraComponents(scene),
      ...doings(scene, sections),
      ...sections.flatMap((section) => entered(scene, section)),
      // Of the app's own screens everybody sees them.
      ...(screen.title?.startsWith('For ')
        ? [kit.text('caption', seenBy(screen.title), { align: 'center' })]
        : []),
    ],
  }
}

/** "For coaches", "For the admin": who alone sees it. */
function seenBy(title: string): string {
  const who = title.replace(/^For /, '')
  return `Only ${who.startsWith('the ') ? `${who} sees` : `${who.toLowerCase()} see`} this part of the app`
}

function figures({ kit }: Scene, sections: readonly RoleSection[]): ComponentNode[] {
  const found = sections
    .flatMap((section) => (section.kind === 'figure' ? [{ value: section.value, title: section.title }] : []))
    .slice(0, mostFigures)
  return found.length > 0
    ? [
        kit.list('stats', found.map(({ title }) => title).join(', '), found, {
          columns: Math.min(2, found.length),
        }),
      ]
    : []
}

/** A list opens each thing's page, where the app has one; where one decides, it is ticked. */
function seen(scene: Scene, section: RoleSection): ComponentNode[] {
  const { kit } = scene
  if (section.kind === 'chart') {
    const { title, entity } = section
    return [
      kit.section(title, [
        kit.card([kit.chart(title, 'bar', entity.trend.data, { labels: entity.trend.labels, height: 120 })]),
      ]),
    ]
  }
  if (section.kind === 'switch') return [kit.card([kit.toggle(section.title, true)])]
  if (section.kind !== 'list') return []
  const { title, entity, hint } = section
  const samples = samplesFrom(entity, 0, mostRows)
  if (hint !== undefined)
    return [
      kit.list(
        'checklist',
        title,
        samples.map((sample, index) => ({
          title: sample.title,
          subtitle: sample.subtitle ?? sample.meta,
          checked: index < 1,
        })),
        { title, boxed: true },
      ),
      ...(hint === '' ? [] : [kit.text('caption', hint, { align: 'center' })]),
    ]
  const page = scene.app.screens.find((screen) => screen.kind === 'detail' && screen.entity === entity.id)
  return [
    kit.list('rows', title, rowItems(entity, samples, page ? scene.toScreen(page) : undefined), { title }),
  ]
}

/** A form of a few fields, with the button that sends or saves them. */
const entered = ({ kit }: Scene, section: RoleSection): ComponentNode[] =>
  section.kind === 'entry'
    ? [
        kit.section(section.title, [
          ...section.fields.map((field) => fieldComponent(kit, field)),
          kit.button(section.use, { full: true, icon: 'check', action: { kind: 'back' } }),
        ]),
      ]
    : []

/** One or two doings are buttons; more are rows, and so is what is only seen. */
function doings({ kit }: Scene, sections: readonly RoleSection[]): ComponentNode[] {
  const isSeen = sections.some((section) => section.kind === 'doing' && section.isSeen)
  const found = sections.flatMap((section) =>
    section.kind === 'doing'
      ? [
          {
            icon: section.icon,
            title: section.title,
            action: { kind: 'screen', screenId: section.screenId } as const,
          },
        ]
      : [],
  )
  if (found.length === 0) return []
  if (found.length < 3 && !isSeen)
    return found.map(({ icon, title, action }, index) =>
      kit.button(title, { full: true, icon, action, ...(index > 0 && { variant: 'secondary' }) }),
    )
  return [
    kit.list(
      'rows',
      isSeen ? 'Also here' : 'To do here',
      found.map((each) => ({ ...each, chevron: true })),
    ),
  ]
}
