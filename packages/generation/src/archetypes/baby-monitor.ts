import { defineArchetype } from '../archetype.ts'

export const babyMonitor = defineArchetype({
  id: 'baby-monitor',
  words:
    'baby monitor 26, baby phone 22, babyphone 24, nursery monitor 22, hear the baby 16, baby cries 14, lullabies 6',
  examples: `
    Use my old phone as an ear in the nursery and get a call when she wakes, a baby monitor without buying one
    Turn two phones into a listening device for the cot, over wifi, one by the baby, one with the parents
    Tell me when my son starts crying in the other room while I sit in the garden
    Baby monitor with a camera above the crib, night view and talk-back to soothe him
    Noise level in the children's bedroom with an alarm on the parents' phone when the baby cries
    Play white noise and a cradle song when the little one stirs and stop when the baby sleeps
    Sleeping infant next door: sound gauge, sensitivity, and a list of the moments he was awake, baby monitor with history
    Hotel room and bar downstairs, listen in on our toddler through mobile data, microphone by the cot, parents' phone buzzes
    I want to hear my twins breathe from the kitchen and speak to them softly, monitor for the baby room
    Babysitting replacement for the evening: microphone stays on and warns when it gets loud near the cot
    Nursery temperature, sounds and movement, sent to mum and dad at the same time when the baby moves
    Record the noises overnight so we can see how often the baby woke up and grizzled`,
  presets: 'calm, warm',
  icon: 'baby',
  names: 'Two Doors Away, Soft Ear, Nightlight',
  entity: 'monitor-sound',
  home: 'focus',
  screens: `
    gauge | Listen | mic
    history | Night | moon
    browse | Lullabies | music | lullaby
    remote? | Talk | mic
    notifications | Alerts | bell
    detail | Sound
    settings | Settings | settings`,
})
