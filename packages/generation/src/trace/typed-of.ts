import { daysCountedTo } from '../words/days-counted-to.ts'
import { Searched } from '../understand/searched.ts'

/** What a component of its own kind is for. */
type Typed = 'chart' | 'clock' | 'search' | 'switch' | 'dates' | 'alarm'

/** What says of itself how it looks. */
const typedForms: readonly [RegExp, Typed][] = [
  [
    /^(?:emergency|sos|panic|craving|help|call)(?: button)?$|^(?:emergency|sos) call$|^alarm button$|^(?:emergency|sos|panic|craving|alarm|help) button/i,
    'alarm',
  ],
  [
    /^progress (?:per|by|of each)\b|^(?:\p{L}+ )?(?:earnings|income|revenue|sales|turnover|profits?|expenses|spendings?|expenditure|consumption|totals?|sums?|costs|hours|minutes|amounts?|distance|kilomet(?:er|re)s|miles|steps|visitors|pages) (?:per|by|each|every) (?:day|week|month|quarter|year|season)$|^(?:\p{L}+ )?(?:earnings|income|revenue|sales|turnover|profits?|expenses|spendings?|expenditure|donations|attendance) (?:per|by) (?!(?:hour|minute|km|mile|unit|piece|lit(?:re|er)|kilo|kg|kwh|head|night|invoice|card|cash)s?$)\p{L}+$|\b(?:elevation|altitude|height|speed|heart[- ]rate|pace) profiles?$|^(?!.*(?:photo|picture|image)).*\b(?:charts?|graphs?|trends?|statistics|analytics|curve|over time|over the (?:weeks?|months?|years?|seasons?))\b/iu,
    'chart',
  ],
  [new RegExp(`\\b(?:timers?|(?<!(?:${daysCountedTo})[ -])countdown|stopwatch)\\b`, 'i'), 'clock'],
  [/^(?:search|find|look up|filter|browse)\b/i, 'search'],
  [
    /\b(?:severe |extreme )?(?:weather|storm|flood|frost|avalanche) warnings$|\b(?:remind|reminders?|alerts?|alarms?|notify|warn|notice when|\p{L}+ when|push notices?|notifications?)\b|^(?:breaking )?news push$/iu,
    'switch',
  ],
  [/\b(?:calendar|schedule|timetable|dates? and times?)\b/i, 'dates'],
]

/** The kind of component that a label itself asks for. */
export function typedOf(label: string): Typed | undefined {
  const said = new Searched(label)
  return typedForms.find(([form]) => said.has(form))?.[1]
}

/** What is on or off; any other word a description names is something one looks at. */
export const isSwitched =
  /(?:^| )(?:mode|support|format|markdown|unlock|lock|autofill|auto-?fill|sync|synchroni[sz]ation|backup|encryption|sharing|scroll|autoplay|detection|recognition|protection|privacy|fingerprint|face id|biometrics?|snooze|vibration|sound|volume|offline|fallback|dictation|autosave|translation|do not disturb|screen reader|accessibility|anonymity|moderation|friendly|first|vault|themes?|(?:ad|call|tracker|pop-?up|cookie) block(?:ing|er)|text size|font size|large text|voice over|voiceover|location|gps|haptics?|autopay|auto-?renew(?:al)?|widgets?|contrast|silence|parental controls?|archives|zoom|estimation|repetition|navigation|guidance|stabili[sz]ation|correction|calibration|trimming|normali[sz]ation|compression|highlighting|formatting|completion|pronunciation|(?:bluetooth|wi-?fi|radio) mesh|manual (?:controls?|mode|focus)|data encrypted|proximity sensor|accelerometer|gyroscope|magnetometer|animations?|(?:big|large|huge|bigger|larger) (?:buttons?|letters?|fonts?|print|type|icons))$|^(?:auto|offline|night|dark|silent|voice|push|secure|encrypted|anonymous|private|ad-free|no ads)\b/i

/** Nothing but pictures: they are a row of them. */
export const isPictures =
  /^(?:photos|pictures|images|portfolio|lookbook|mood ?boards?|inspiration boards?|(?:group|before) photos?)(?: (?:of|from) \p{L}[\p{L} ]*)?$/iu
