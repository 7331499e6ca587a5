import type { ComponentNode } from '@kwiq/app-model'
import type { Part } from '../../dictation/part.ts'
import { valuesOf } from '../../plan/content/values.ts'
import { nounField } from '../../plan/noun-field.ts'
import { findAttribute } from '../../words/attributes.ts'
import { toSingular } from '../../words/forms.ts'
import { rowItems, samplesFrom, tileItems } from '../items.ts'
import type { Loose } from '../kit.ts'
import { peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'
import { isHeading, isPerson, isText } from './facts.ts'

const mostShown = 4
const pictures = /image|photo|picture|thumbnail|logo/i

/** Rows of the list's things, each with what the description says it shows; without that, as such things are shown. */
export function drawList(
  scene: Scene,
  { label, fields, isPictured }: Part & { kind: 'list' },
): ComponentNode {
  const { kit, app } = scene
  const entity = scene.screen.dictated?.lists.get(label) ?? scene.entity
  const samples = samplesFrom(entity, 0, mostShown)
  const title = label === '' ? entity.many : label
  const open = scene.to('detail', 'browse', 'form')
  if (isPictured && fields.length === 0)
    return kit.list('carousel', title, tileItems(entity, samples, open), { title })
  const people = peopleOf(app.contentSeed, samples.length)
  const hasPicture = isPictured || fields.some((field) => pictures.test(field))
  const hasPerson = !hasPicture && fields.some((field) => /avatar/i.test(field))
  const named = fields.filter(
    (field) => !isHeading(field) && !isText(field) && !/^name$|avatar/i.test(field) && !pictures.test(field),
  )
  const items = rowItems(entity, samples, open).map((row, index): Loose => {
    if (fields.length === 0) return row
    const who = people[index] ?? 'Mara Vogt'
    const sample = samples[index]
    const valueOf = (field: string) => (isPerson(field) ? who : valueFor(field, index))
    const last = named.at(-1)
    const lines = named.slice(0, -1).map((field) => `${field} ${valueOf(field)}`)
    return {
      ...(hasPicture
        ? { image: sample?.image ?? `${entity.one.toLowerCase()} ${index + 1}` }
        : hasPerson
          ? { avatar: who }
          : { icon: sample?.icon ?? entity.icon }),
      title: hasPerson && fields.some((field) => /^name$/i.test(field)) ? who : (sample?.title ?? entity.one),
      subtitle: lines.length > 0 ? lines.slice(0, 2).join(' · ') : sample?.subtitle,
      value: last === undefined ? undefined : valueOf(last),
      action: row.action,
    }
  })
  return kit.list('rows', title, items, { title })
}

/** What a value of this name could be, of the `index`th thing. */
function valueFor(field: string, index: number): string {
  const head = toSingular(field.toLowerCase().split(' ').at(-1) ?? '')
  const known = valuesOf(findAttribute(head)?.kind === 'money' ? 'price' : field)
  return known?.[index % 6] ?? nounField(field, head).value
}
