import { defineArchetype } from '../archetype.ts'

export const securityCameras = defineArchetype({
  id: 'security-cameras',
  words:
    'ip camera 28, ip cameras 28, security camera 26, security cameras 26, surveillance 24, cctv 26, webcam viewer 26, rtsp 24, onvif 28, camera streams 22, camera feed 16, home cameras 26, motion detection 14, doorbell camera 24, dashcam 14',
  examples: `
    Live pictures of the cameras at home, with motion alerts and recordings
    IP camera viewer for RTSP streams, four on one page
    Old phone as a security camera that tells me when something moves
    See who rings at the door and answer
    Recordings by day and camera, jump to events
    Webcams of the mountains and beaches I like
    Our shop has six cameras: live view, snapshots, night mode
    Turn the camera left and right, presets, talk through it
    Surveillance of the summer house with alarms to my phone
    Bird box camera with live picture and clips
    Every camera of the building on one wall, tap one to enlarge it
    Clips of the night in fast motion, keep or delete them`,
  bars: 'scanner',
  unless: /\b(?:speed cameras?|camera app|baby)\b/i,
  presets: 'dark-pro, clean',
  icon: 'camera',
  names: 'Porch Light, Second Look, Watchpost',
  entity: 'watched-camera',
  screens: `
    browse | Cameras | camera
    video | Live
    history | Events | clock
    notifications | Alerts | bell
    detail | Camera
    form | Add camera
    settings | Settings | settings`,
})
