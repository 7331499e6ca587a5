import { defineEntity, type Entity } from '../entity.ts'
import { hashText } from '../seed.ts'
import { cellsOf, type DomainList, lineIn } from '../words/foreign-domains/domain.ts'
import { foreignFields } from '../words/foreign-fields.ts'
import { samplesOf } from '../words/foreign-samples.ts'
import { capitalise } from '../words/forms.ts'
import type { Language } from '../words/languages.ts'
import { peopleIn } from './foreign-names.ts'

/** Words for a list of anything: its things have a name of their own. */
const holders =
  /(?:liste|galerie|katalog|karte|plan|sortiment)$|^(?:agenda|programmes?|programas?|programma|itinéraire|itinerario|itinerari|roteiro|galerie|carte|menu|catalogue|galer[ií]a|carta|menú|catálogo|cardápio|galleria|listino|catalogo|menù|fotos?|photos?|bilder|imágenes|preise|prix|precios|preços|prezzi|tarifs|(?:ال)?(?:معرض|صور|أسعار)|قائمة .*|相册|图库|菜单|目录|价格|照片|行程|日程|ギャラリー|メニュー|カタログ|写真|.*一覧)$/iu
const ratings = ['5.0', '4.8', '5.0', '4.6', '4.9', '4.7']
const fewest = 12
const mostMore = 30
const size = 6
const longestFact = 9
const mostFacts = 3
/** "Catalogo dei libri", "Agenda de eventos": what it holds has a name of its own. */
const registered =
  /^(?:agenda|catalogo|catálogo|catalogue|cadastro|elenco|liste|lista|fichier|archivio|registro) d/iu
const withComma: ReadonlySet<Language> = new Set(['de', 'fr', 'es', 'pt', 'it'])
const asNumber = (value: string, language: Language): string =>
  withComma.has(language) ? value.replace('.', ',') : value

/** What is known of the rows of a list: its title, what stands under it, and at its end. */
interface Row {
  title: string
  detail: string
  value?: string
  avatar?: string
}

function rowsIn(list: DomainList, language: Language): Row[] {
  const people = peopleIn(language)
  const values = (lineIn(list.values ?? '', language) ?? '').split('; ').filter(Boolean)
  return cellsOf(lineIn(list.rows, language) ?? '')
    .slice(0, size)
    .map(([title = '', detail = ''], index) => {
      const person = people[index] ?? ''
      const value = values[index]
      if (list.of === 'people') return { title: person, detail: title, avatar: person }
      if (list.of === 'opinions')
        return { title, detail: person, value: asNumber(ratings[index] ?? '5.0', language) }
      return { title, detail, ...(value ? { value } : {}) }
    })
}

/** The form of a thing: what its domain asks for, else what suits its rows. */
function fieldsOf(list: DomainList, [first]: readonly Row[], language: Language): string {
  const words = samplesOf(language)
  const [person = ''] = peopleIn(language)
  const title = first?.title ?? ''
  const own = list.fields === undefined ? undefined : lineIn(list.fields, language)
  if (own !== undefined)
    return [
      list.of === 'opinions' ? '' : `Name | text | ${title}`,
      ...cellsOf(own).map(([name = '', kind = 'text', value = '', options = '']) =>
        [name, kind, kind === 'person' ? person : value, options].join(' | '),
      ),
      ...(list.picture ? [`Photo | photo | ${list.picture.split(',')[0] ?? ''}`] : []),
      'Notes | long | ',
    ]
      .filter((line) => line !== '')
      .join('\n')
  const group = list.of === 'people' ? 'people' : list.of === 'opinions' ? 'reviews' : 'things'
  const samples = {
    title,
    date: words?.dates[0] ?? '',
    place: words?.places[0] ?? '',
    person,
    note: words?.note ?? '',
    picture: list.picture?.split(',')[0] ?? '',
    amount: first?.value && /\d/.test(first.value) ? first.value : '',
  }
  return foreignFields(group, undefined, samples, list.of !== 'people')
}

/** All that stands at the end of rows, in euros. */
const sumOf = (rows: readonly Row[]): string =>
  String(
    rows.reduce((sum, { value = '' }) => sum + Number(value.replaceAll('.', '').replace(/\D+/, '')), 0),
  ).replace(/(?=\d{3}$)(?<=\d)/, '.')

/** The two or three shortest values of the first thing. */
function factsIn(list: DomainList, language: Language): string {
  const [person = ''] = peopleIn(language)
  return cellsOf((list.fields && lineIn(list.fields, language)) ?? '')
    .filter(
      ([, kind = '', value = '']) => kind !== 'switch' && value !== '' && [...value].length <= longestFact,
    )
    .slice(0, mostFacts)
    .map(([name = '', kind, value = '']) => `${kind === 'person' ? person : value} | ${name}`)
    .join('\n')
}

/** An entity of a domain's list under the description's word for it; `start` is the row it begins with. */
export function makeDomainEntity(title: string, list: DomainList, language: Language, start = 0): Entity {
  const inOrder = rowsIn(list, language)
  const rows = [...inOrder.slice(start), ...inOrder.slice(0, start)]
  const [first] = rows
  const label = lineIn(list.label, language) ?? title
  const words = samplesOf(language)
  const many =
    holders.test(title) || registered.test(title) ? label : title.includes(' ') ? title : capitalise(title)
  const pictures = list.picture?.split(',').map((each) => each.trim()) ?? []
  const [keyword = ''] = pictures
  const isValued = rows.length > 0 && rows.every(({ value }) => value !== undefined)
  const lead = list.of === 'people' ? 'avatar' : list.picture ? 'image' : 'icon'
  const count = fewest + (hashText(title) % mostMore)
  const added = 1 + (hashText(title) % 4)
  const fields = fieldsOf(list, rows, language)
  const facts = factsIn(list, language)
  const [, options] = /\| choice \|[^|\n]*\| ([^\n]+)/.exec(fields) ?? []
  return defineEntity({
    id: `own-${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    one: many,
    many,
    words: title,
    icon: list.icon,
    groups: options ?? 'New, Done',
    fields,
    samples: [
      `${lead} | title | subtitle${isValued ? ' | value' : ''}`,
      ...rows.map((row, index) =>
        [
          lead === 'avatar'
            ? row.title
            : lead === 'image'
              ? pictures.length > 1
                ? pictures[(index + start) % pictures.length]
                : `${keyword} ${index + 1}`
              : list.icon,
          row.title,
          row.detail,
          ...(isValued ? [row.value ?? ''] : []),
        ].join(' | '),
      ),
    ].join('\n'),
    about: (list.about === undefined ? undefined : lineIn(list.about, language)) ?? words?.about ?? '',
    ...(facts === '' ? {} : { facts }),
    figures: `${count} | ${many} | +${added}\n${added + 2} | This week`,
    trend: list.isSpent ? `${many} | € ${sumOf(rows)} | −€ 38` : `${many} | ${count} | +${added}`,
    labels: words ? [...words.weekdays.slice(4), ...words.weekdays.slice(0, 4)] : [],
    // What has a price is offered, and not of today.
    hero: `${isValued && list.picture ? 'New this week' : 'Today'} | ${first?.title ?? ''} | ${first?.detail ?? ''} | Open`,
    tip: `At a glance | ${[first?.title, first?.detail].filter(Boolean).join(' · ')}`,
    add: `Add ${many}`,
    use: 'Edit',
  })
}
