/** The later of two days or hours. */
const ends =
  /^(?:to|until|till)$|\b(?:departure|depart|end|ends|until|return|check-?out|drop-?off|due|deadline|leave)\b/i
const isMorning = /woke|wake|get up|\bstart|opening|\bopens|morning|breakfast/i
const isNight = /\bbed\b|sleep|quiet hours from|disturb from|night/i

/** A time of the day for a field of this name. */
export const hourFor = (label: string): string =>
  isMorning.test(label) ? '7:00' : isNight.test(label) ? '22:30' : ends.test(label) ? '20:00' : '18:30'

/** A day for a field of this name. */
export const dayFor = (label: string): string => (ends.test(label) ? 'Sat 21 Nov' : 'Thu 19 Nov')
