import { has } from '../understand/searched.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** Words that say how, when, where or how much, never what: no phrase ends with them, and none is made of them alone. */
const describers = list(`
  near nearby behind ahead apart aside away abroad outside inside upstairs downstairs downtown online offline onsite on-site indoors outdoors
  last next late later latest early earlier earliest recent recently previous past upcoming ongoing current former future final initial
  due overdue urgent immediate instant live real real-time realtime
  good bad better worse best worst right wrong true false fair poor rich
  long short tall wide narrow deep shallow high low higher lower highest lowest heavy close closest nearest far
  young old older elderly ancient fresh stale raw ripe
  hot cold cool warm wet dry windy sunny rainy cloudy spooky scary eerie haunted gloomy
  happy sad angry tired lonely anxious busy lazy curious shy proud brave
  hard difficult tricky complex complicated clear obvious strange weird odd rare common frequent regular irregular occasional
  open closed available unavailable free full empty occupied vacant active inactive idle ready missing absent present
  blind deaf disabled sick ill healthy pregnant injured allergic
  annual yearly monthly weekly daily hourly biweekly fortnightly seasonal nightly overnight
  crowdsourced crowd-sourced user-generated community-driven gamified
  global international national regional local rural urban suburban domestic foreign
  cheap expensive affordable costly pricey premium second-hand secondhand pre-owned preloved
  safe secure dangerous risky private personal individual shared common mutual joint collective
  important serious essential critical vital key major minor extra additional optional mandatory required spare
  quiet loud noisy silent calm cozy cosy soothing cheerful gentle
  same similar opposite equal entire total overall average typical usual random
  eligible responsible liable able unable likely unlikely aware unsure sure
  approximate exact precise accurate correct incorrect
  digital physical virtual manual automatic electric electronic automated
  central main primary secondary alternative separate different unique special rare
  possible impossible necessary
  perfect ideal suitable relevant appropriate amazing lovely pretty gorgeous delightful cute stunning
  ago afterwards afterward together forever tonight tomorrow yesterday today everyday sometimes someday anymore anytime anywhere somewhere nowhere halfway overseas
  lot lots bit bits couple plenty dozen dozens half enough per each
  mostly maybe perhaps almost already still yet soon instead otherwise however though although because unless while whenever wherever
  please thanks sorry hello
`)

/** How software is made or meant: "privacy-focused", "cross-platform". */
export const softwareManner =
  /^(?:local|offline|device)-only$|^\p{L}+-(?:focused|friendly|first|oriented|respecting|driven|centric|featured|platform|source|powered)$/u

/** Whether a word only describes. */
export const isDescriber = (word: string): boolean =>
  describers.has(word) ||
  has(softwareManner, word) ||
  (/(?:[a-z]{3}(?:ous|ful|less)|[a-z]{2}(?:able|ible))$/.test(word) &&
    !/^(?:table|vegetable|cable|handful|spoonful|timetable|collectible|consumable|wearable|variable|bible|surplus)$/.test(
      word,
    ))
