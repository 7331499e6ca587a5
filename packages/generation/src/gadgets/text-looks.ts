import type { Gadget } from './gadget.ts'

/** What a text says of a mood, and how its letters can look. */
export const textLooks: readonly Gadget[] = [
  {
    id: 'sentiment-check',
    called:
      /\b(?:sentiments?(?: analy\w+)?|(?:positive|negative) (?:or|and) (?:positive|negative)|tone of (?:a |my |your )?(?:texts?|messages?|mails?|e-?mails?))\b/i,
    unless:
      /\b(?:stocks?|markets?|brand|customers|reviews?|social media|dashboard|crypto|diary|journal|mood)\b/i,
    icon: 'smile',
    presets: 'clean, calm',
    names: 'Plus or Minus, Between Lines, Fair Tone',
    sheets: [
      {
        name: 'Analyse',
        title: 'Positive or negative',
        icon: 'smile',
        content: `
          fields
          - Text | long | The room was lovely and the breakfast even better. Only the lift was slow.
          button search | Analyse text
          ring Positive | 0.74 | 74 % | more positive than negative
          stats Shares
          - 74 % | Positive
          - 14 % | Neutral
          - 12 % | Negative
          rows Words that count
          - check | lovely | Positive | +0.8
          - check | even better | Positive | +0.6
          - warning | slow | Negative | −0.4`,
      },
      {
        name: 'Checked',
        title: 'Texts checked',
        icon: 'clock',
        content: `
          rows Texts checked
          - smile | The room was lovely and … | Today, 9:41 | +0.74 | Positive
          - info | Third time I have to ask | Yesterday | −0.61 | Negative
          - file | The meeting is at ten | Tue 17 Nov | 0.02 | Neutral
          - smile | Thank you for the soup! | Sun 15 Nov | +0.88 | Positive
          quiet trash | Clear list`,
      },
    ],
  },
  {
    id: 'text-styles',
    called:
      /\b(?:styl(?:e|es|ish|ize|izes|ise|ises|izing|ising) (?:your |a |any |my )?(?:texts?|fonts?|letters)|(?:fancy|cool|fun|curly|unicode) (?:texts?|fonts?|letters)|(?:texts?|fonts?) (?:styler|stylizer|decorator|decorations?)|decorate[sd]? (?:your |my |a )?(?:texts?|names?|bio))\b/i,
    unless: /\b(?:keyboard|photos?|pictures?|logo|editor|documents?|t-?shirts?)\b/i,
    icon: 'edit',
    presets: 'playful, bold',
    names: 'Curly Letters, Double Struck, Frilly',
    sheets: [
      {
        name: 'Style',
        title: 'Stylize text',
        icon: 'edit',
        content: `
          fields
          - Your text | text | Harbour night
          chips Kind | * All, Bold, Script, Outline, Small
          rows Tap to copy
          - copy | 𝐇𝐚𝐫𝐛𝐨𝐮𝐫 𝐧𝐢𝐠𝐡𝐭 | Bold
          - copy | 𝓗𝓪𝓻𝓫𝓸𝓾𝓻 𝓷𝓲𝓰𝓱𝓽 | Script
          - copy | ℍ𝕒𝕣𝕓𝕠𝕦𝕣 𝕟𝕚𝕘𝕙𝕥 | Outline
          - copy | ʜᴀʀʙᴏᴜʀ ɴɪɢʜᴛ | Small capitals
          - copy | Ⓗⓐⓡⓑⓞⓤⓡ ⓝⓘⓖⓗⓣ | In circles
          - copy | H̲a̲r̲b̲o̲u̲r̲ n̲i̲g̲h̲t̲ | Underlined`,
      },
      {
        name: 'Decorations',
        icon: 'star',
        content: `
          chips Around it | * Stars, Hearts, Waves, Lines
          rows Decorations
          - star | ★彡 Harbour night 彡★ | Stars
          - heart | ♡ Harbour night ♡ | Hearts
          - edit | ～ Harbour night ～ | Waves
          - edit | ═══ Harbour night ═══ | Lines
          button copy | Copy with decoration`,
      },
      {
        name: 'Favorites',
        icon: 'heart',
        content: `
          rows Kept
          - star | ★彡 Mara 彡★ | For my profile
          - copy | 𝓗𝓪𝓹𝓹𝔂 𝓫𝓲𝓻𝓽𝓱𝓭𝓪𝔂 | Script
          - copy | ᴏᴘᴇɴ ᴀᴛ ɴɪɴᴇ | Small capitals`,
      },
    ],
  },
]
