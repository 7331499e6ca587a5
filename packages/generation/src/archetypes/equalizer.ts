import { defineArchetype } from '../archetype.ts'

export const equalizer = defineArchetype({
  id: 'equalizer',
  words:
    'equalizer 28, equaliser 28, bass booster 30, bass boost 26, volume booster 28, volume manager 28, volume control 22, sound amplifier 26, audio effects 24, loudness 14, volume slider 24, volume panel 26, bluetooth volume 28',
  examples: `
    Ten band equalizer with presets for every kind of music
    Bass boost and virtualizer for headphones
    Make the phone louder than it allows
    A volume for each app and each Bluetooth device
    Remembers how loud each headset should be
    Sound profile for the car, one for the kitchen
    Audio effects for any player: bass, treble, reverb
    Sliders for media, ringtone, alarm and calls in one panel
    Balance left and right for a bad ear
    Presets like rock, jazz and speech, and my own
    Amplifier for quiet recordings
    Limit how loud my child's headphones get`,
  unless: /\b(?:podcasts?|playlists?|library|album|recorder|lyrics)\b|\bplayer\b.*equali[sz]er/i,
  bars: 'map people cart checkout camera deed player',
  presets: 'dark-pro, clean',
  icon: 'volume',
  names: 'Low End, Sliders, Three Decibels',
  entity: 'sound-preset',
  screens: `
    form | Sound | volume
    browse | Presets | list
    detail | Preset
    settings | Settings | settings`,
})
