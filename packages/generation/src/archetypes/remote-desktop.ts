import { defineArchetype } from '../archetype.ts'

export const remoteDesktop = defineArchetype({
  id: 'remote-desktop',
  words:
    'remote desktop 30, vnc 28, rdp 28, remote control of computers 24, screen of my computer 26, teamviewer 24, rustdesk 26, remote mouse 24, remote touchpad 24, wireless mouse 22, mouse and keyboard for 20, control your computer 24, control your pc 26, control my pc 26',
  examples: `
    See the screen of my computer on the phone and steer it with touches
    VNC viewer with several saved computers, pinch to zoom and a keyboard row
    Remote desktop client for Windows machines in the office
    Use the phone as touchpad and keyboard of the PC on the sofa
    Connect to the desktop at home from the train, look after a download
    Help my parents by taking over their computer after they accept
    RDP with gateway, saved passwords and sound
    Mouse, keyboard and media keys for my computer over Wi-Fi
    Control the laptop behind the projector while I walk around
    Open the desktop of a Linux machine, full screen, with function keys
    Wake the computer in the attic and log in to it from the tablet
    My computers in a list with a small picture of what is on their screen`,
  needs: /\b(?:remote|vnc|rdp|controls?|teamviewer|rustdesk|mouse|touchpad|screen of)\b/i,
  bars: 'map cart checkout camera',
  presets: 'clean, dark-pro',
  icon: 'panelTop',
  names: 'Far Screen, Next Desk, Long Arm',
  entity: 'remote-computer',
  screens: `
    browse | Computers | panelTop
    terminal | Session | external
    form | New connection
    history? | Log | clock
    detail | Computer
    settings | Settings | settings`,
})
