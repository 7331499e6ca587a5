import { Searched } from '../../understand/searched.ts'
import { valuesOf } from '../../plan/content/values.ts'
import type { Entity } from '../../entity.ts'
import { findEntity } from '../../entities/index.ts'
import { findAttribute } from '../../words/attributes.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { firstName, peopleOf } from '../people.ts'
import { isPerson } from './facts.ts'

/** `pattern: six values`: what interfaces show under a name, where the same word means something else in a trade. */
const table = `
  (?:remaining|elapsed|countdown) ?time|time (?:left|remaining)|countdown (?:timer|clock)|timer$: 12:40; 08:15; 24:00; 03:20; 18:05; 05:50
  ^high and low$: 14° / 6°; 16° / 8°; 12° / 5°; 11° / 3°; 15° / 7°; 17° / 9°
  time ?stamp|time ago|posted|last (?:seen|active|login|visit|message time|update): 2 h ago; 5 h ago; Yesterday; Mon; Sun; 14 Nov
  (?:last|latest|recent) message|message preview|^preview|preview$|snippet: See you at six; Thank you, that helps; Can we move it?; The photos are great; On my way; Happy birthday
  (?:arrival|end|finish|closing) time|^arrival$: 21:05; 10:40; 14:50; 22:15; 09:35; 18:55
  sub-?total: € 84.00; € 62.50; € 118.00; € 45.90; € 73.20; € 39.00
  (?:shipping|delivery)(?: cost| fee)?$: € 4.90; Free; € 2.50; € 6.20; Free; € 3.80
  tax(?:es)?$|^vat: € 14.20; € 10.60; € 20.10; € 7.80; € 12.40; € 6.60
  discount$: − € 8.00; − € 5.00; − € 12.00; − € 4.50; − € 7.00; − € 3.00
  (?:high|max|highest|maximum) temp(?:erature)?$|^high$: 14°; 16°; 12°; 11°; 15°; 17°
  (?:low|min|lowest|minimum) temp(?:erature)?$|^low$: 6°; 8°; 5°; 3°; 7°; 9°
  ^(?:current |outside |inside |room |average )?temp(?:erature)?$: 14°; 16°; 12°; 11°; 15°; 17°
  uv(?: index)?$: 4; 3; 6; 5; 2; 4
  chance of rain|precipitation|rain: 20 %; 60 %; 10 %; 80 %; 0 %; 40 %
  weather conditions?|^conditions$|sky: Partly cloudy; Sunny; Light rain; Cloudy; Clear; Windy
  date of birth|birth ?date|birthday: 12 March 1994; 4 June 1988; 27 Oct 1991; 9 Jan 2001; 18 May 1979; 2 Aug 1996
  (?:member|customer|student|employee) since|joined: March 2024; June 2023; May 2025; Jan 2022; Oct 2024; July 2021
  ^sets?$: 3; 4; 3; 5; 4; 3
  ^rep(?:s|etitions?)?$: 12; 8; 10; 5; 15; 12
  ^(?:week)?days?(?: name| of (?:the )?week)?$: Monday; Tuesday; Wednesday; Thursday; Friday; Saturday
  ^(?:current )?month$: November 2026; October 2026; September 2026; August 2026; July 2026; June 2026
  ^months$: June; July; August; September; October; November
  (?:waiting|withdrawal|notice|warranty|trial|grace) period$: 28 days; 14 days; 7 days; 35 days; 10 days; 21 days
  ^(?:in )?stock$|^(?:pieces|units) (?:left|in stock)$: 24; 6; 40; 12; 3; 18
  ^shelf(?: number)?$|^(?:bin|rack|storage)(?: number| location| place)?$: A 14; B 02; A 15; C 07; B 11; D 03
  ^times? (?:per|a) day$: 2; 1; 3; 1; 2; 1
  (?:pieces|items|units|copies|tickets|portions|loaves) sold$: 48; 36; 29; 24; 18; 12
  ^(?:free|available|open|vacant) [a-z]+s$: 3; 1; 4; 2; 6; 2
  amount (?:to pay|owed)$|^(?:to pay|owes?|share of the bill)$: € 24.50; € 18.00; € 31.20; € 12.80; € 27.40; € 9.90
  sleep(?: time| duration| length)?$|time asleep|hours slept: 7 h 24; 6 h 50; 8 h 05; 7 h 10; 6 h 35; 7 h 45
  ^(?:free )?chlorine$: 0.8 mg/l; 1.1 mg/l; 0.6 mg/l; 0.9 mg/l; 1.0 mg/l; 0.7 mg/l
  ^turbidity$: 0.4 NTU; 0.6 NTU; 0.3 NTU; 0.9 NTU; 0.5 NTU; 0.2 NTU
  rent (?:per|a) year$|yearly rent$: € 180; € 140; € 210; € 95; € 160; € 120
  rent (?:per|a) month$|^monthly rent$|^rent(?: due)?$: € 780; € 640; € 920; € 510; € 860; € 700
  (?:table|locker|room|lane|box|bay|pitch|plot|stall|berth|court|hall|desk|spot)(?: number| no)$: 12; 4; 7; 21; 9; 3
  ^(?:average )?wait(?:ing)?(?: time)?$|^average wait: 8 min; 12 min; 5 min; 16 min; 9 min; 3 min
  ^diagnosis$: Mild sinusitis; Sprained ankle; Hay fever; Cold; Migraine; Eczema
  ^health$|^condition$: Good; Fair; Very good; Good; Weak; Good
  ^check-?in(?: date| day)?$: Fri 20 Nov; Sat 21 Nov; Mon 23 Nov; Thu 26 Nov; Fri 27 Nov; Sun 29 Nov
  ^check-?out(?: date| day)?$: Sun 22 Nov; Tue 24 Nov; Sat 28 Nov; Sun 29 Nov; Mon 30 Nov; Wed 2 Dec
  ^water(?: intake| today)?$: 1.4 l; 1.8 l; 0.9 l; 2.1 l; 1.2 l; 1.6 l
  ^min(?:imum)?$: 48; 52; 45; 50; 47; 55
  ^max(?:imum)?$: 96; 104; 88; 112; 99; 91
  ^votes? (?:left|remaining)$: 3; 2; 1; 3; 2; 1
  streak: 12 days; 5 days; 21 days; 3 days; 8 days; 30 days
  ^rank$|^position$|^ranking$: 1; 2; 3; 4; 5; 6
  special(?:i[sz]ation|i?ty|ism)$|specialist: Cardiology; Dermatology; Paediatrics; Orthopaedics; General practice; Neurology
  ^(?:user )?role$|permission: Admin; Editor; Viewer; Member; Editor; Guest
  job title|profession|occupation: Product designer; Data analyst; Nurse; Project manager; Teacher; Developer
  company|employer|organi[sz]ation: Norrgard; Mill & Co; Harbour Bank; Linden Studio; Osei Group; Northern Rail
  department|team$: Design; Sales; Support; Finance; Marketing; Engineering
  followers?$|subscribers?$: 1,284; 962; 3,410; 735; 12.4k; 486
  following$: 312; 148; 96; 204; 77; 53
  posts?$|photos? count: 48; 126; 31; 84; 212; 19
  ^number of [a-z]+$: 4; 2; 6; 3; 5; 2
  ^delays?$: On time; 5 min late; On time; 12 min late; On time; 3 min late
  ^next step$: Turn it once; Leave to rest; Fill into bottles; Check again; Clean up; Write it down
  likes?(?: count)?$|hearts?$: 128; 64; 215; 37; 92; 18
  ^number of (?:flats|rooms|units|properties|members|employees|students|pupils|guests|visitors|customers|projects|products|orders|users|players|animals|cars|bikes|places|seats|parcels)$: 24; 8; 41; 12; 15; 36
  comments? count|number of comments|replies$: 24; 8; 41; 3; 15; 6
  views?$|plays?$|downloads$: 3.2k; 1,840; 960; 12k; 4.7k; 615
  website|url|link$: mara.example; linden.example; harbour.example; mill.example; osei.example; studio.example
  flight number|train number|bus number|line number: KW 418; KW 907; KW 512; KW 276; KW 445; KW 303
  weather$|current weather: 14°, partly cloudy; 18°, sunny; 9°, light rain; 12°, cloudy; 20°, clear; 7°, windy
  (?:from|departure|origin).*codes?$: BGO; GNE; TRN; OPO; LIS; KIX
  (?:to|arrival|destination).*codes?$: LIS; KIX; BGO; TRN; GNE; OPO
  ^(?:contact|emergency|phone|telephone) numbers?$: +49 151 2048; +49 160 3317; +49 172 9054; +49 151 7781; +49 176 4420; +49 157 3306
  ^last [a-z]{2,}(?:ed|en|wn|ut|ld|nt|t)$: Yesterday; Tue 17 Nov; Today; Sun 15 Nov; Fri 13 Nov; Mon 9 Nov
  ^next (?!.*(?:days|hours|weeks|months|minutes)$|step|level|song|track|player|word|page|lesson|question|stop|person|up)[a-z]+(?: [a-z]+)?$: Fri 20 Nov; Mon 23 Nov; Sat 21 Nov; Thu 26 Nov; Tue 24 Nov; Sun 29 Nov
  (?:^|[a-z] )until$|^best before$|^valid till$: Fri 20 Nov; Mon 23 Nov; Sat 21 Nov; Thu 26 Nov; Tue 24 Nov; Sun 29 Nov
  ^[a-z]+ interval$: Every 3 days; Every week; Every 2 days; Every 10 days; Every day; Every 5 days
  ^pick-?up by$|^(?:may|allowed to) pick up$: Lea Brandt, Omar; Grandma Vogt; Kim Osei; Noor Rahman; Ana Petrova; Tomás Rey
  ^what to bring$|^to bring$|^bring along$: Rain jacket, snack; Water bottle; Old shirt; Something to share; Firm shoes; A towel
  ^change next time$|^improve next time$: A little longer; Less salt; Start earlier; Nothing; Smaller pieces; More water
  ^flour$: Rye; Wheat; Spelt; Whole grain; Einkorn; Rye and wheat
  ^shoe size$: 41; 39; 43; 37; 44; 40
  ^reach$: 184 cm; 168 cm; 176 cm; 190 cm; 162 cm; 171 cm
  ^(?:price|cost|rate)s? (?:per|a) minute$: € 0.22; € 0.19; € 0.25; € 0.21; € 0.24; € 0.18
  ^tides?$: High 14:20, low 8:05; High 15:05, low 8:50; High 15:50, low 9:30; High 16:40, low 10:15; High 17:30, low 11:05; High 18:20, low 12:00
  ^instructions?$: Stir until it thickens, about five minutes; Cut into even pieces; Leave to rest; Turn once; Add the rest; Serve warm
  ^audio guide$: 2:40; 3:15; 1:50; 4:05; 2:20; 3:30
  source$|publisher: Harbour Post; The Daily Lens; City Courier; Northern Times; Open Review; Evening Mail
  ^countdown$: 12 days; 5 days; 3 days; 21 days; 8 days; 30 days
  ^qty$|^quantity$: 1; 2; 1; 3; 2; 1
  ^(?:total |loyalty |reward )?(?:points|score|xp)(?: balance)?$: 1,480; 1,215; 985; 860; 745; 610
  ^(?:number of )?shares$|^units$: 24; 10; 56; 8; 120; 15
  (?:membership|loyalty|member|reward|customer) (?:level|tier|status)$|^tier$: Gold; Silver; Gold; Bronze; Platinum; Silver
  (?:number of |total )?votes?(?: count)?$: 128; 96; 41; 73; 54; 30
  (?:today's |daily |weekly |monthly |total |gross |net )?(?:sales|revenue|turnover|earnings|profit)$: € 1,284; € 962; € 1,410; € 735; € 1,118; € 860
  (?:price|rate|cost)s? (?:per|a) night: € 96; € 74; € 128; € 59; € 142; € 88
  (?:price|rate|cost)s? (?:per|a) day: € 38; € 45; € 29; € 62; € 54; € 71
  percent(?:age)?s?$|^share$: 42 %; 28 %; 18 %; 12 %; 8 %; 5 %
  ^(?:ping|latency)$: 14 ms; 22 ms; 9 ms; 31 ms; 18 ms; 12 ms
  ^(?:download|upload)(?: speed)?$|^(?:internet |network )speed$: 94 Mbit/s; 38 Mbit/s; 112 Mbit/s; 67 Mbit/s; 21 Mbit/s; 80 Mbit/s
  ^(?:number of )?items? left$|^(?:tasks|to-?dos) left$: 3; 5; 2; 4; 1; 6
  elapsed(?: time)?$: 02:14; 05:38; 00:47; 12:05; 01:22; 08:51
  free (?:spaces|spots|places|slots)$|available (?:spaces|spots): 42; 18; 7; 63; 25; 11
  (?:price|rate|cost)s? (?:per|an) hour: € 2.50; € 1.80; € 3.20; € 2.00; € 4.00; € 1.50
  salary range$: € 42,000 to 54,000; € 38,000 to 46,000; € 51,000 to 63,000; € 35,000 to 41,000; € 60,000 to 72,000; € 45,000 to 52,000
  ^zone$|parking zone: 4; 2; 7; 1; 5; 3
  days? (?:left|to go|remaining|until): 12; 26; 41; 58; 90; 124
  ^watts?$|^(?:current |power )?consumption$|^power(?: draw)?$: 48 W; 12 W; 320 W; 6 W; 90 W; 1,150 W
  ^word$|^term$|^front$: Lighthouse; Harbour; Anchor; Compass; Island; Tide
  ^translation$|^back$: Leuchtturm; Hafen; Anker; Kompass; Insel; Flut
  ^definition$|^meaning$: A tower with a light that guides ships; Where ships lie; What holds a ship; What shows north; Land in water; The rise of the sea
  call (?:duration|time)$: 04:12; 12:40; 01:55; 08:30; 22:05; 03:48
  (?:max(?:imum)?|highest|peak) heart rate: 164 bpm; 158 bpm; 171 bpm; 149 bpm; 176 bpm; 162 bpm
  (?:min(?:imum)?|lowest|resting) heart rate: 58 bpm; 61 bpm; 54 bpm; 63 bpm; 57 bpm; 60 bpm
  heart rate|pulse: 72 bpm; 118 bpm; 96 bpm; 134 bpm; 88 bpm; 105 bpm
  ^run ?time$|running time|^length$: 1 h 52; 2 h 08; 1 h 36; 1 h 44; 2 h 21; 1 h 29
  change$|change in (?:%|percent)|^(?:24h|daily) change: +2.4 %; −0.8 %; +1.1 %; +4.6 %; −1.9 %; +0.3 %
  ^(?:current |market |total )?value$: € 1,284; € 962; € 410; € 735; € 118; € 60
  ^(?:internal )?storage$: 128 GB; 256 GB; 512 GB; 64 GB; 1 TB; 128 GB
  screen size|^display$: 6.1 in; 6.7 in; 5.8 in; 6.4 in; 6.9 in; 6.2 in
  ^(?:main |rear )?camera$: 48 MP; 64 MP; 50 MP; 12 MP; 108 MP; 32 MP
  ^battery(?: capacity)?$: 4,200 mAh; 5,000 mAh; 3,900 mAh; 4,500 mAh; 4,800 mAh; 4,000 mAh
  ^total time$: 1:08.42; 2:17.59; 3:25.47; 4:35.50; 5:44.45; 6:54.05
  lap time|split(?: time)?$: 1:08.42; 1:09.17; 1:07.88; 1:10.03; 1:08.95; 1:09.60
  reading time|read time|minutes to read: 4 min; 7 min; 3 min; 9 min; 5 min; 6 min
  ^seats$: 5; 7; 5; 2; 9; 5
  transmission|gearbox: Automatic; Manual; Automatic; Manual; Automatic; Manual
  gate$: B14; A3; C21; B7; A12; D5
  seat(?: number)?$: 14A; 7C; 22F; 3B; 18D; 11E
  terminal$|platform$: 2; 1; 3; 2; 1; 4
  current streak|best streak: 12 days; 21 days; 5 days; 8 days; 3 days; 30 days
  (?:account|card|iban) number: •••• 4182; •••• 3907; •••• 5120; •••• 2764; •••• 4458; •••• 3031
  (?:expiry|expiration)(?: date)?$|valid (?:until|thru): 09/28; 04/27; 11/29; 02/28; 06/30; 12/27
  income$: € 3,200; € 2,840; € 3,600; € 2,950; € 3,120; € 2,700
  expenses?$|spent$|spending$: € 1,284; € 962; € 1,410; € 735; € 1,118; € 860
  balance$: € 2,480.50; € 1,312.00; € 864.20; € 3,950.00; € 420.75; € 96.10
  total$|amount due|amount$|sum$|(?:bill|order|cart) (?:total|amount): € 88.90; € 62.50; € 120.50; € 45.90; € 79.40; € 42.80
  tip (?:per|for each) (?:person|guest)$: € 4.80; € 3.10; € 6.00; € 2.30; € 3.90; € 2.10
  per person$|each pays?$: € 22.20; € 15.60; € 30.10; € 11.50; € 19.90; € 10.70
  ^tip$|tip amount: € 9.60; € 6.20; € 12.00; € 4.60; € 7.90; € 4.30
  (?:number of )?reviews?(?: count)?$: 214; 86; 342; 57; 128; 31
  (?:star |average |customer |user )*ratings?$|^stars$: 4.8; 4.6; 4.9; 4.2; 4.7; 4.4
  ^remaining|remaining$|(?<!days )left$: 1,240; 860; 1,510; 420; 980; 1,120
  goal$|target$: 2,000; 1,800; 2,200; 1,500; 2,400; 1,600
  steps?(?: (?:today|count))?$: 8,412; 6,980; 11,204; 4,120; 9,655; 7,318
  distance$: 5.2 km; 12.6 km; 8.4 km; 21.0 km; 3.7 km; 9.9 km
  artist|singer|band|composer: Nadia Fox; The Harbours; Lund Trio; Blue Static; Iva Marsh; Old Tram
  album: Low Tide; Night Train; Paper Maps; Glass Garden; Salt; Northbound
  genre: Drama; Comedy; Thriller; Documentary; Animation; Mystery
  cuisine: Italian; Thai; Mexican; Lebanese; Japanese; Greek
  servings?|serves: 4; 2; 6; 4; 8; 3
  (?:cooking|cook|prep|preparation) time: 35 min; 20 min; 50 min; 15 min; 1 h 10; 25 min
  order (?:number|id|no)|^order$|tracking number: KW-4182; KW-3907; KW-5120; KW-2764; KW-4458; KW-3031
  salary: € 48,000; € 52,500; € 39,800; € 61,000; € 45,200; € 57,300
  (?:square (?:feet|met(?:er|re)s)|living area|area$|floor space): 84 m²; 62 m²; 110 m²; 45 m²; 96 m²; 73 m²
  bed(?:room)?s?$|rooms?$: 3; 2; 4; 1; 3; 2
  bath(?:room)?s?$: 2; 1; 2; 1; 2; 1
  author|writer: Ruth Adeyemi; Jonas Weber; Sofia Almeida; Hana Sato; Elias Lund; Priya Nair
  airline: Norrgard Air; Harbour Jet; Linden Air; Alba; Northern; Osei Wings
  from$|origin|departure (?:city|airport): Bergen; Ghent; Turin; Porto; Lisbon; Osaka
  to$|destination|arrival (?:city|airport): Lisbon; Osaka; Bergen; Turin; Ghent; Porto
`
const known = table
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map((line) => {
    const end = line.lastIndexOf(': ', line.indexOf(';'))
    return {
      form: new RegExp(`(?<![a-z])(?:${line.slice(0, end)})`, 'i'),
      values: line.slice(end + 2).split('; '),
    }
  })

/** What interfaces show under this name, whatever they are about. */
export function knownValue(label: string, index: number): string | undefined {
  const said = new Searched(label)
  return known.find(({ form }) => said.has(form))?.values[index % 6]
}

/** What a value of this name is of the `index`th thing; undefined where nobody can know. */
export function valueOf(
  label: string,
  index: number,
  entity: Entity,
  contentSeed: number,
  who = peopleOf(contentSeed, 7)[(index + 1) % 7] ?? 'Mara Vogt',
): string | undefined {
  const own = entity.fields.find(({ name }) => name.toLowerCase() === label.toLowerCase())
  if (/user ?name|handle$|nickname/i.test(label)) return `@${firstName(who).toLowerCase()}`
  const sample = entity.samples[index % Math.max(1, entity.samples.length)]
  if (/^(?:arrival|departure)(?: date)?$/i.test(label) && sample?.avatar !== undefined)
    return (/^a/i.test(label) ? arrivals : departures)[index % 6]
  if (/^role$/i.test(label) && entity.words.includes('film')) return sample?.subtitle
  // How much of something that costs nothing is no sum of money.
  if (/^amount$/i.test(label) && !entity.price && sample?.value !== undefined && !/[€$£]/.test(sample.value))
    return sample.value
  // What it costs it says itself.
  if (
    /^(?:unit )?(?:price|cost|fee)(?: (?:per|a) \p{L}+)?$/iu.test(label) &&
    /[€$£]/.test(sample?.value ?? '')
  )
    return sample?.value
  if (/^role$/i.test(label) && /colleague|employee|staff|crew|team|nurse|volunteer|helper/.test(entity.id))
    return ['Lead', 'Senior', 'Trainee', 'Substitute', 'Senior', 'Night shift'][index % 6]
  if (/breed$/i.test(label)) return breedOf(entity, index)
  if (
    /^age(?: group| rating)?$/i.test(label) &&
    /^(?:book|story|article|game|toy|movie|show|course|class|event|gym|audiobook|playable|own-stor|own-tale|own-film)/.test(
      entity.id,
    )
  )
    return ['6+', '4+', '8+', '3+', '10+', '5+'][index % 6]
  if (/^age$/i.test(label) && !entity.words.some((word) => /^(?:pet|dog|cat|animal|horse)/.test(word)))
    return ['28', '34', '26', '41', '30', '37'][index % 6]
  if (/^(?:account )?status$/i.test(label) && sample?.avatar !== undefined)
    return ['Active', 'Active', 'Invited', 'Active', 'Blocked', 'Active'][index % 6]
  if (/^grade$/i.test(label) && /problem|route|boulder|climb/.test(entity.id))
    return ['6A', '5+', '6B+', '7A', '6C', '4'][index % 6]
  const shown = knownValue(label, index)
  if (shown !== undefined) return shown
  if (isPerson(label)) return who
  if (/e-?mail(?: address)?$/i.test(label)) return `${firstName(who).toLowerCase()}@post.example`
  if (index === 0 && own && own.value !== '' && own.kind !== 'switch' && own.kind !== 'photo')
    return own.value
  const head = toSingular(label.toLowerCase().split(' ').at(-1) ?? '')
  const told = valuesOf(findAttribute(head)?.kind === 'money' ? 'price' : label)
  if (told) return told[index % told.length]
  const attribute = findAttribute(head)
  if (attribute && attribute.kind !== 'photo' && attribute.kind !== 'slider') return attribute.value
  switch (classOf(head)) {
    case 'place':
      return ['Harbour gate', 'Linden lane 4', 'Mill bridge', 'Old dairy', 'East end', 'Upper yard'][
        index % 6
      ]
    case 'event':
      if (/^(?:show|film|movie|play|concert|course|lesson)$/i.test(label))
        return nameOf(label, head, index, undefined)
      return ['Thu 19 Nov', 'Sat 21 Nov', 'Mon 23 Nov', 'Fri 27 Nov', 'Tue 1 Dec', 'Sat 5 Dec'][index % 6]
    case 'measure':
      return ['12', '8', '24', '5', '16', '9'][index % 6]
    default:
      return nameOf(label, head, index, sample?.title)
  }
}

const arrivals = ['Fri 20 Nov', 'Sat 21 Nov', 'Sat 21 Nov', 'Sun 22 Nov', 'Mon 23 Nov', 'Tue 24 Nov']
const departures = ['Sun 22 Nov', 'Tue 24 Nov', 'Sat 28 Nov', 'Wed 25 Nov', 'Fri 27 Nov', 'Sun 29 Nov']
const breeds: readonly [of: RegExp, breeds: string[]][] = [
  [/\b(?:dog|pet|puppy)\b/i, ['Border terrier', 'Labrador', 'Beagle', 'Whippet', 'Poodle', 'Mixed breed']],
  [/\bcat\b/i, ['European shorthair', 'Maine Coon', 'Siamese', 'Persian', 'Birman', 'Mixed breed']],
  [/\b(?:horse|pony)\b/i, ['Haflinger', 'Icelandic', 'Hanoverian', 'Shetland', 'Fjord', 'Welsh pony']],
  [/\b(?:sheep|livestock|herd)\b/i, ['Texel', 'Suffolk', 'Merino', 'Romney', 'Herdwick', 'Dorset']],
  [/\b(?:hen|chicken)\b/i, ['Sussex', 'Marans', 'Leghorn', 'Orpington', 'Barnevelder', 'Brahma']],
  [/\bbee/i, ['Buckfast', 'Carniolan', 'Dark bee', 'Buckfast', 'Carniolan', 'Caucasian']],
]
const breedOf = ({ id, words }: Entity, index: number): string | undefined =>
  breeds.find(([of]) => of.test(`${id} ${words.join(' ')}`))?.[1][index % 6] ?? valuesOf('breed')?.[index % 6]

/** What another thing is called that is only named: "Boat" of a booking; "name of the dog" on the page of its stay. */
function nameOf(label: string, head: string, index: number, own: string | undefined): string | undefined {
  if (/^name of /i.test(label)) return own
  const thing = label.includes(' ') ? undefined : findEntity(head)
  return thing === undefined ? undefined : thing.samples[index % Math.max(1, thing.samples.length)]?.title
}
