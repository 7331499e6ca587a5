import { defineArchetype } from '../archetype.ts'

export const deviceTool = defineArchetype({
  id: 'device-tool',
  words:
    'quick settings tile 18, quick settings 12, proximity sensor 20, accessibility service 14, screen off 10, wakes your screen 18, turn on the screen 14, keep the screen on 22, keep screen on 22, screen awake 20, screen timeout 20, auto-rotate 20, screen rotation 20, rotate screen 20, screen brightness 16, dim the screen 18, screen dimmer 22, blue light filter 22, do not disturb 10, volume buttons 14, volume profiles 18, sound profiles 18, status bar 8, notification bar 8, per app 6, shake to 10, gesture control 14, gestures 5, automate your phone 20, automation rules 14, airplane mode 12, root access 8, background service 10, lock the screen 16, screen lock 10, app lock 18, lock apps 18, notification filter 20, notification log 18, mute notifications 14, vibration pattern 14, led notification 16, edge lighting 18, navigation bar 8, hardware buttons 14, headset button 14, tasker 14, charging sound 12, clipboard manager 20, volume scheduler 26, volume booster 26, equalizer 24, lock screen 8, floating button 20, floating ball 24',
  examples: `
    Keep the display from turning off while I read a recipe, switch from the notification shade
    When I get to the office set the ringer to silent, at home turn wifi on, rules that run by themselves
    Everything I copy should stay in a list so that I can paste it later
    Red tint after sunset and darker than the lowest brightness
    Need a fingerprint before opening messages, photos and banking, apps locked one by one
    Shake the phone to switch on the camera, wave over the sensor to wake it
    Different vibration for each contact and a coloured glow at the edges when something arrives
    Remap the side key, long press of volume skips the song, double tap locks
    Force landscape for some apps, rotation lock for others
    Mute the group chats at night and keep a history of notices I swiped away by accident
    Separate loudness profiles for ring, alarm and media, meeting mode until three o'clock
    Turn the torch on with a double press and the sound off by laying the phone face down`,
  // The sensor counts something, rather than switching anything.
  unless: /\b(?:push[- ]?ups?|pull[- ]?ups?|sit[- ]?ups?|squats|reps|repetitions|workouts?|exercises?)\b/i,
  presets: 'clean, dark-pro',
  icon: 'phone',
  names: 'Small Switch, Hands Free, Flick',
  entity: 'device-rule',
  home: 'shelf',
  screens: `
    home | Now | home
    browse | Apps | grid
    history? | Log | clock
    settings | Settings | settings
    detail | App
    form? | Add rule`,
})
