/** What one chooses from under names every such tool has, where the brief lists nothing. */
const choices: readonly (readonly [RegExp, string])[] = [
  [/\blicen[sc]es?$/i, 'MIT, Apache 2.0, GPL 3, BSD, None'],
  [/\bfonts?$|typeface/i, 'Sans, Serif, Mono, Rounded'],
  [/(?:file |image |output |export )?formats?$/i, 'PNG, JPG, SVG, PDF'],
  [/\bqualit(?:y|ies)$/i, 'Low, Medium, High'],
  [/\b(?:difficulty|levels?)$/i, 'Easy, Medium, Hard'],
  [/\b(?:sizes?)$/i, 'Small, Medium, Large'],
  [/\b(?:positions?|alignments?|align)$/i, 'Left, Centre, Right'],
  [/\b(?:separators?|delimiters?)$/i, 'Comma, Semicolon, Tab, Pipe'],
  [/\borientations?$/i, 'Upright, Across'],
  [/\bpaper\b/i, 'A4, A5, Letter'],
  [/\bshapes?$/i, 'Round, Square, Triangle'],
  [/\b(?:patterns?|backgrounds?)$/i, 'Plain, Dots, Lines, Squares'],
  [/\b(?:sets? of characters|character sets?)$/i, 'Letters, Digits, Blocks, Dots'],
  [/\b(?:styles?|looks?|themes?|templates?)$/i, 'Plain, Bold, Playful'],
  [/\bunits?$/i, 'Metric, Imperial'],
  [/\bcolou?rs?$/i, 'Black, White, Blue, Green, Red'],
  [/\blanguages?$/i, 'English, German, French, Spanish'],
  [/\bcurrenc(?:y|ies)$/i, 'Euro, Dollar, Pound, Yen'],
  [/\bcases?$/i, 'lower, UPPER, Title'],
  [/\bspeeds?$/i, 'Slow, Normal, Fast'],
  [/\bdirections?$/i, 'Right, Down, Diagonal'],
  [/\bcolou?r blindness\b/i, 'Red-green, Green-red, Blue-yellow, Grey only'],
  [/\bgenres?$/i, 'Pop, Rock, Jazz, Classical, Folk'],
  [/\b(?:gender|sex)$/i, 'Female, Male, Either'],
]

/** The options of a choice by its name; none where nobody can know them. */
export const knownChoices = (name: string): string[] =>
  choices.find(([form]) => form.test(name))?.[1].split(', ') ?? []

/** What is a matter of more or less, with the most it can be. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/\b(?:angle|rotation|hue|degrees)\b/i, 360],
  [/\b(?:offset|blur|spread|radius|padding|margin|gap|border)\b/i, 60],
  [/\b(?:red|green|blue)\b(?! colou?r)/i, 255],
  [/\b(?:width|height)\b/i, 800],
  [/\b(?:font size|text size|line height|size|thickness|length)\b/i, 64],
  [
    /\b(?:speed|volume|contrast|brightness|saturation|opacity|transparency|quality|density|intensity|strength|pitch|tempo|rate|level|amount|zoom|scale|sharpness|warmth|frequency|depth)\b/i,
    100,
  ],
]

/** The most a slider of this name goes to; undefined where it is no matter of more or less. */
export const scaleOf = (name: string): number | undefined => scales.find(([form]) => form.test(name))?.[1]
