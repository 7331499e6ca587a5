import type { ComponentNode } from '@kwiq/app-model'
import { sameThing } from '../../dictation/same-thing.ts'
import { flatParts, type Part } from '../../dictation/part.ts'
import { questionOver } from '../dictated/draw-answers.ts'
import { drawPart, isAside } from '../dictated/draw-part.ts'
import { thingCalled } from '../../plan/dictated-entity.ts'
import { factRows, isHeading, isRow } from '../dictated/facts.ts'
import type { ScreenParts } from '../kit.ts'
import type { Entity } from '../../entity.ts'
import { classOf } from '../../words/noun-classes.ts'
import { toSingular } from '../../words/forms.ts'
import { samplesFrom } from '../items.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** Beside the title and the tab bar; with more, the parts of a sentence stand in one card. */
const mostRows = 9
/** Letters of the buttons that fit side by side. */
const longestRow = 24

/** Screens that stand behind a sign at the top. */
const ofAnyApp: ReadonlySet<string> = new Set(['settings', 'help', 'notifications', 'profile'])

/** A screen whose parts the description names one by one: just these, in its order. */
export function composeDictated(scene: Scene): ScreenParts {
  const { kit, screen, app } = scene
  const strip = screen.dictated?.tabs
  const groups = [
    ...(strip && !strip.isBar && strip.titles.length > 1 && !screen.dictated?.groups.some(isStrip)
      ? [[drawStrip(scene, strip)]]
      : []),
    ...(screen.dictated?.groups.map((parts) =>
      strip && !strip.isBar && isStrip(parts) ? [drawStrip(scene, strip)] : drawParts(scene, parts),
    ) ?? []),
  ]
  const [own, others] = [true, false].map((isOwn) =>
    scene.entries.filter(({ kind }) => ofAnyApp.has(kind) === isOwn),
  )
  const extra = shortcuts({ ...scene, entries: others ?? [] }, 'More')
  const actions = own?.slice(0, 2).map(({ icon, name }, index) => ({
    icon,
    label: name,
    action: own[index] && scene.toScreen(own[index]),
  }))
  const count = groups.flat().length + extra.length
  const rows =
    count <= mostRows
      ? groups.flat()
      : groups.flatMap((nodes) => (nodes.length > 2 ? [kit.column(nodes)] : nodes))
  return {
    header: kit.header(
      titleOf(scene),
      barProperties(scene, {
        ...(app.screens[0] === screen || strip?.isBar === false ? { leading: undefined } : {}),
        ...(actions && actions.length > 0 ? { actions } : {}),
      }),
    ),
    body: [...rows.slice(0, mostRows), ...extra],
  }
}

/** The place of the tabs among what stands above and below them. */
const isStrip = ([part, ...others]: readonly Part[]) => part?.kind === 'tabs' && others.length === 0

/** One of a list's things is called by its name, everything else as the description has it. */
function titleOf({ screen, entity, app }: Scene): string {
  const title = screen.title ?? screen.name
  const isOfList = app.screens.some(
    ({ dictated }) => dictated?.lists.size && [...dictated.lists.values()].includes(entity),
  )
  const lists = app.screens.flatMap(({ dictated }) => [...(dictated?.lists.keys() ?? [])])
  // What lists them all is none of them.
  const isOfAll = [...(screen.dictated?.lists.keys() ?? [])].some((list) => sameThing(list, title))
  const buttons = app.screens.flatMap(({ dictated }) =>
    flatParts(dictated?.groups.flat() ?? []).flatMap((part) => (part.kind === 'button' ? [part.label] : [])),
  )
  const isThing =
    !isOfAll &&
    // What a button opens is called as it is.
    screen.dictated?.from?.some((from) => buttons.includes(from)) !== true &&
    screen.dictated?.from?.some(
      (from) =>
        (sameThing(from, title) || /^(?:\p{L}+ )?details?$/iu.test(title)) &&
        lists.some((list) => sameThing(from, list)),
    ) === true
  return isThing && isOfList && !/^(?:add|new|edit)\b/i.test(title)
    ? (entity.samples[0]?.title ?? title)
    : title
}

/** The tabs of a page: each leads to its own, the one that is shown is marked. */
function drawStrip(
  { app, kit, toScreen }: Scene,
  { name, titles }: { name: string; titles: string[] },
): ComponentNode {
  const screenOf = (title: string) => app.screens.find(({ dictated }) => dictated?.tabs?.name === title)
  return kit.node('tabs', `${titles.join(', ')} tabs`, {
    items: titles.map((title) => {
      const screen = screenOf(title)
      return {
        title,
        ...(screen && title !== name ? { action: { ...toScreen(screen), transition: 'none' } } : {}),
      }
    }),
    active: Math.max(0, titles.indexOf(name)),
  })
}

/** Values that follow each other stand in one list, short buttons side by side; further buttons are quieter. */
function drawParts(scene: Scene, parts: readonly Part[]): ComponentNode[] {
  const { kit, screen } = scene
  const drawn: ComponentNode[] = []
  const isOfSomebody = scene.entity.samples[0]?.avatar !== undefined
  // What stands in the bar is not said again below it.
  const own = parts.filter(
    (part) =>
      !(part.kind === 'heading' && part.label === (screen.title ?? screen.name) && part.isBare !== true),
  )
  const runs = inRuns(own, isOfSomebody)
  const hasAvatar = flatParts(screen.dictated?.groups.flat() ?? []).some(({ kind }) => kind === 'avatar')
  let buttons = 0
  for (const run of runs) {
    const [first] = run
    if (first?.kind === 'box') drawn.push(...drawBox(scene, first))
    else if (run.length > 1 && run.every(isRing)) drawn.push(...drawRings(scene, run))
    else if (first?.kind === 'list' && first.each) drawn.push(...drawEach(scene, first, first.each))
    else if (
      first?.kind === 'fact' &&
      isRow(first, isOfSomebody) &&
      !(isQuestion(first) && questionOver(scene))
    )
      drawn.push(
        kit.list(
          'rows',
          'Details',
          run.flatMap((part) =>
            part.kind === 'fact' ? factRows(scene, part.label, part.value, hasAvatar) : [],
          ),
        ),
      )
    else {
      const nodes = asReactions(run).flatMap((part) => {
        if (part.kind === 'button' && !part.isQuiet && !isAside(part.label)) buttons += 1
        return drawPart(scene, part, buttons, parts.some(isTimeOfPost))
      })
      if (nodes.length === 2 && run.every(isFigure)) {
        drawn.push(kit.row(nodes, { equal: true }))
        continue
      }
      const isBeside =
        first?.kind === 'button' &&
        nodes.length > 1 &&
        nodes.length <= (nodes.every(({ properties }) => properties.variant === 'icon') ? 6 : 4) &&
        nodes.every(
          ({ label, properties }) =>
            properties.variant === 'icon' ||
            (label.length * nodes.length <= longestRow && label.length < 12 && nodes.length < 4),
        )
      // Four short ones stand two by two.
      if (
        first?.kind === 'button' &&
        nodes.length === 4 &&
        !isBeside &&
        nodes.every(({ label }) => label.length < 12)
      ) {
        drawn.push(kit.row(nodes.slice(0, 2), { equal: true }), kit.row(nodes.slice(2), { equal: true }))
        continue
      }
      const areIcons = nodes.every(({ properties }) => properties.variant === 'icon')
      drawn.push(
        ...(isBeside ? [kit.row(nodes, areIcons ? { justify: 'center', gap: 28 } : { equal: true })] : nodes),
      )
    }
  }
  return drawn
}

/** The name of whose picture stands before it. */
const whose =
  /^(?:(?:user|full|author|display|person|poster|driver|owner|member)s?[ -]?)?names?$|^name of (?:\p{L}+ ?){1,2}$/iu
const isTimeOfPost = (part: Part) =>
  part.kind === 'fact' &&
  part.value === undefined &&
  /^(?:post )?(?:time ?stamp|time posted|posted|post time|time ago)$/i.test(part.label)

/** What is asked above the answers. */
const isQuestion = ({ label, value }: Part & { kind: 'fact' }) =>
  value === undefined && /^question(?: text)?$/i.test(label)

/** A large number. */
const isFigure = (part: Part) => part.kind === 'fact' && part.role === 'stat'

/** "Three cards: Courts, Coaches", each with an icon and a text: of what the card is called. */
function ofBox(part: Part, look: string, label: string): Part {
  if (part.kind === 'icon' && /^icon$/i.test(part.label)) return { ...part, label }
  // "And a small chart": of what the card is of.
  if (part.kind === 'chart' && /^chart$/i.test(part.label)) return { ...part, label: `${label} this week` }
  // "Each with value": its own.
  if (
    part.kind === 'fact' &&
    part.value === undefined &&
    /^(?:current |latest )?(?:value|number|reading)$/i.test(part.label)
  )
    return { ...part, label, role: 'stat' }
  const isSaid =
    part.kind === 'fact' && part.value === undefined && /\b(?:text|description)$/i.test(part.label)
  if (look !== 'card' || !isSaid || !/s$/i.test(label)) return part
  const things = label.toLowerCase()
  return {
    ...part,
    value: classOf(toSingular(things)) === 'person' ? `Who our ${things} are.` : `All ${things} at a glance.`,
  }
}

/** What stands together: in a card, with its title above it, or under a title. */
function drawBox(told: Scene, { look, label, parts }: Part & { kind: 'box' }): ComponentNode[] {
  const { kit } = told
  // The title in a card "Next task" is that of a task.
  const thing = toSingular(label.toLowerCase().split(' ').at(-1) ?? '')
  const isOfThing = look === 'card' && parts.some((part) => part.kind === 'fact' && isHeading(part.label))
  const own = isOfThing && classOf(thing) !== 'person' ? thingCalled(thing) : undefined
  const scene = own ? { ...told, entity: own } : told
  const nodes = drawParts(scene, label === '' ? parts : parts.map((part) => ofBox(part, look, label)))
  const heading =
    label === '' ||
    label === scene.screen.title ||
    nodes.some((node) => node.properties.caption === label) ||
    nodes.some((node) => node.type === 'text' && node.label === label)
      ? []
      : [kit.text('heading', label)]
  return look === 'card' ? [kit.card([...heading, ...nodes])] : [...heading, ...nodes]
}

const isRing = (part: Part) => part.kind === 'chart' && part.form === 'ring'
const shares = [0.64, 0.82, 0.5]
/** Up to three rings in each other, with what each of them stands for. */
function drawRings({ kit }: Scene, rings: readonly Part[]): ComponentNode[] {
  const shown = rings
    .slice(0, shares.length)
    .map(({ label }, index) => ({ label, share: shares[index] ?? 0 }))
  const name = shown.map(({ label }) => label).join(', ')
  return [
    kit.row(
      [
        kit.chart(
          `Rings: ${name}`,
          'ring',
          shown.map(({ share }) => share),
          { size: 150 },
        ),
      ],
      {
        justify: 'center',
      },
    ),
    kit.list(
      'stats',
      name,
      shown.map(({ label, share }) => ({ title: label, value: `${Math.round(share * 100)} %` })),
      { columns: shown.length },
    ),
  ]
}

const mostCards = 3
/** A card for each of some things, with its name and what one sets there. */
function drawEach(scene: Scene, list: Part & { kind: 'list' }, each: readonly Part[]): ComponentNode[] {
  const { kit } = scene
  const entity = scene.screen.dictated?.lists.get(list.label) ?? scene.entity
  const parts = each.filter(({ label }) => !calledSo(label, entity))
  return samplesFrom(entity, 0, mostCards).map((sample, nth) =>
    kit.card([kit.text('heading', sample.title), ...drawParts({ ...scene, nth }, parts)]),
  )
}
/** "Room name" of rooms: the title of the card. */
const calledSo = (label: string, { one }: Entity) =>
  /^(?:(?:\p{L}+ )?(?:name|title)|heading)$/iu.test(label) || label.toLowerCase() === one.toLowerCase()

/** What one does with a player. */
const playing =
  /^(?:play|record|pause|stop|next|previous|shuffle|repeat|rewind|forward|skip|volume|loop|back \d)/i
/** "Next" and "Skip" alone lead through pages. */
const leading = /^(?:next|skip|previous|back)$/i
/** How one reaches somebody. */
const reaching = /^(?:call|phone|message|text|sms|video(?: call)?|e-?mail|chat|mail|directions|website)$/i
const reactions = /^(?:likes?|comments?|share|save|bookmark|repost|retweet|reply|favou?rite|download)$/i
/** "Like, comment and share": signs side by side. */
const asReactions = (run: readonly Part[]): Part[] =>
  run.length > 1 &&
  run.every((part) => part.kind === 'button' && !part.isQuiet) &&
  !run.every(({ label }) => leading.test(label)) &&
  [reactions, playing, reaching].some(
    (form) => run.filter(({ label }) => form.test(label)).length >= Math.max(2, run.length - 1),
  )
    ? run.map((part) => (part.kind === 'button' ? { ...part, look: 'icon' } : part))
    : [...run]

/** Values in a row, and buttons in a row, together; everything else alone. The name beside a picture stands with it. */
function inRuns(parts: readonly Part[], isOfSomebody: boolean): Part[][] {
  const runs: Part[][] = []
  const hasAvatar = parts.some(({ kind }) => kind === 'avatar')
  for (const part of parts) {
    if (hasAvatar && (isTimeOfPost(part) || (part.kind === 'fact' && whose.test(part.label)))) continue
    const last = runs.at(-1)
    const before = last?.[0]
    const isLike =
      (part.kind === 'button' &&
        before?.kind === 'button' &&
        (part.look === 'icon') === (before.look === 'icon')) ||
      (part.kind === 'fact' &&
        before?.kind === 'fact' &&
        isRow(part, isOfSomebody) &&
        isRow(before, isOfSomebody)) ||
      (isRing(part) && before !== undefined && isRing(before)) ||
      (isFigure(part) && before !== undefined && isFigure(before))
    if (isLike) last?.push(part)
    else runs.push([part])
  }
  return runs
}
