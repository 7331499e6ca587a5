import type { ComponentNode } from '@kwiq/app-model'
import { iconFor } from '../../words/noun-icons.ts'
import { peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'
import { iconOfButton } from './button-icons.ts'

/** Who stands on the podium: the first of those listed below it, or any three. */
export function podiumOf({ app, screen }: Scene): string[] {
  const listed = [...(screen.dictated?.lists.values() ?? [])].flatMap(({ samples }) =>
    samples.flatMap(({ avatar }) => (avatar === undefined ? [] : [avatar])),
  )
  return listed.length > 2 ? listed.slice(0, 3) : peopleOf(app.contentSeed, 3)
}

/** The sign of the app, somebody, or what the screen is about; a caption only where it says more than that it is one. */
export function drawImage({ kit, app, entity, screen }: Scene, label: string): ComponentNode {
  // Where one signs there is nothing yet.
  if (/^signature\b/i.test(label))
    return kit.input(label, { kind: 'multiline', height: 110, placeholder: 'Sign here' })
  if (/logo$/i.test(label))
    return kit.row([kit.icon(app.icon, label, { filled: true, diameter: 72 })], { justify: 'center' })
  if (/\b(?:qr|bar) ?code$/i.test(label))
    return /qr/i.test(label)
      ? kit.image(label, { keyword: 'qr code', width: 168, height: 168, align: 'center' })
      : kit.image(label, { keyword: 'barcode', height: 110 })
  const [sample] = entity.samples
  const isOfSomebody =
    sample?.avatar !== undefined || screen.dictated?.groups.flat().some(({ kind }) => kind === 'avatar')
  if (isOfSomebody && /cover|banner|header|hero|background/i.test(label))
    return kit.image(label, { keyword: 'lake', height: 150 })
  const [, shown] =
    /^(?!profile|user|portrait|contact|person|player|member|large|small)(\p{L}{4,}) (?:image|photo|picture)$/iu.exec(
      label,
    ) ?? []
  if (sample?.avatar !== undefined && shown === undefined)
    return kit.image(label, {
      keyword: 'person',
      seed: sample.avatar,
      shape: 'circle',
      width: 112,
      height: 112,
      align: 'center',
    })
  const isPlain =
    /^(?:(?:large|small|big|header|cover|hero|main|product|banner) )?(?:image|photo|picture|banner|thumbnail|illustration|cover art|album art|artwork)s?$/i.test(
      label,
    )
  return kit.image(label, {
    keyword: isAbove(label, sample?.image)
      ? `${sample?.image} 4`
      : (sample?.image ?? (shown ?? entity.one).toLowerCase()),
    height: 180,
    caption: isPlain ? undefined : label,
  })
}

/** Of an icon without a name for what it stands for: that of what the screen is about. */
export function iconOf(scene: Scene, label: string): string {
  if (/check|tick|success/i.test(label)) return 'check'
  const known = iconOfButton(label.replace(/ icon$/i, ''))
  if (known !== 'next') return known
  const named = iconFor(label.toLowerCase().split(' ')[0] ?? '', '')
  return named === '' ? (scene.entity.samples[0]?.icon ?? scene.entity.icon) : named
}

/** What stands above a list of the same things shows another one of them. */
const isAbove = (label: string, image: string | undefined): boolean =>
  image !== undefined && !/\d$/.test(image) && /\b(?:header|cover|banner|hero)\b/i.test(label)
