import type { Gadget } from './gadget.ts'

/** A voice for those who have none. */
export const speaking: readonly Gadget[] = [
  {
    id: 'speak-for-me',
    called:
      /\b(?:(?:type|types|typing|write) (?:a |any |your |what )?(?:sentences?|text|words?|messages?)\b[^.]{0,30}\b(?:read aloud|spoken|speaks?|said|out loud)|speaks? what (?:i|you) type|type to (?:speak|talk)|text[- ]to[- ]speech for (?:an? |the )?(?:people|persons?|those|someone|anyone) (?:who|with)|speech (?:device|aid) by (?:typing|keyboard))\b/i,
    unless:
      /\b(?:symbols?|pictures?|pictograms?|icons?|cards|therap\w+|lessons|translat\w+|articles?|e-?books?|pdf)\b/i,
    icon: 'volume',
    presets: 'clean, calm',
    names: 'Say It, My Voice, Out Loud Please',
    sheets: [
      {
        name: 'Speak',
        title: 'Type a sentence',
        icon: 'volume',
        content: `
          fields
          - Type a sentence | long | I would like a glass of water, please.
          button volume | Read aloud
          keys
          - pause | Stop
          - trash | Clear
          - star | Keep phrase
          - bell | Get attention
          rows Quick phrases
          - chat | Yes, please
          - chat | No, thank you
          - chat | Give me a moment, I am typing
          - chat | Please look at me when you speak`,
      },
      {
        name: 'Phrases',
        title: 'Phrase categories',
        icon: 'grid',
        content: `
          chips Phrase categories | * All, Needs, Feelings, At the doctor, Shop, Family
          rows Needs
          - cup | I am thirsty
          - bed | I would like to lie down
          rows At the doctor
          - heart | It hurts here
          - pill | I take blood thinners
          rows Feelings
          - smile | I am happy to see you
          - brain | I am tired
          button plus | Add quick phrase`,
      },
      {
        name: 'Voice',
        title: 'Choice of voices',
        icon: 'settings',
        content: `
          chips Choice of voices | * Ana, Jonas, Priya, Own recorded voice
          sliders
          - Speech speed | 46
          - Pitch | 52
          - Volume | 80
          chips Language | * English, German, French, Spanish
          switches
          - Speak while typing
          - Large text facing others
          quiet play | Try voice`,
      },
      {
        name: 'History',
        title: 'History of what you said',
        icon: 'clock',
        said: /\b(?:histor\w+|said before|recent\w*|last said|repeat)\b/i,
        content: `
          rows History
          - volume | I would like a glass of water, please. | Today, 8:40
          - volume | Two tickets to Central north | Today, 8:12
          - volume | Where is the lift? | Yesterday
          - volume | Happy birthday, Grandpa! | Sun 15 Nov
          button trash | Clear history`,
      },
    ],
  },
]
