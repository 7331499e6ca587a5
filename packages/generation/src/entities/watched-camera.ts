import { defineEntity } from '../entity.ts'

export const watchedCamera = defineEntity({
  id: 'watched-camera',
  one: 'Camera',
  many: 'Cameras',
  words: 'ip camera, security camera, webcam, surveillance camera',
  icon: 'camera',
  groups: 'All, Outside, Inside',
  fields: `
    Name | text | Front door
    Address | text | 192.168.1.61
    Place | choice | Outside | Outside, Inside
    Tell of movement | switch | yes
    Record | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    street | Front door | Parcel at 11:20 | Live | Outside
    garden | Garden | Fox at 4:12 | Live | Outside
    house | Hall | Nothing since 8:02 | Live | Inside
    car | Driveway | Car left at 7:58 | Live | Outside
    workshop | Workshop | Off until 18:00 | Paused | Inside`,
  about: 'Looks at the steps and the gate. Something moved eleven times today, mostly the cat of next door.',
  facts: '11 | Moves today\n1080p | Picture\n7 d | Kept',
  figures: '5 | Cameras\n14 | Events today\n38 GB | Recordings',
  hero: 'Live now | Front door | A parcel came at 11:20 | Watch',
  tip: 'Nothing moved inside | Since you left at eight',
  add: 'Add camera',
  use: 'Watch live',
})
