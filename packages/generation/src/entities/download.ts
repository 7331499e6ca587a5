import { defineEntity } from '../entity.ts'

export const download = defineEntity({
  id: 'download',
  words: 'download, torrent, transfer, magnet link, backup',
  icon: 'download',
  groups: 'Running, Waiting, Done',
  fields: `
    Address | text | kwiq.example/harbour.zip
    Folder | choice | Downloads | Downloads, Films, Music
    Speed limit | choice | None | None, 1 MB/s, 5 MB/s
    Only on Wi-Fi | switch | yes`,
  samples: `
    icon | title | subtitle | value | progress | tone
    video | Harbour film, free edition | 640 of 820 MB, 2 min | 78 % | 78 | primary
    music | Halftone live set | 112 of 180 MB, 1 min | 62 % | 62 | primary
    file | Field guide, PDF | Waiting for Wi-Fi | 0 % | 0 | warning
    image | Pier pictures.zip | 410 MB, in Downloads | Done | 100 | success
    code | Small computer image | 1.9 GB, checked | Done | 100 | success
    book | Letters 1948 | Stopped by you | 31 % | 31 | neutral`,
  about: 'Two minutes left at 1.4 MB a second. Checked against its sum when it is done.',
  facts: '78 % | Done\n1.4 | MB/s\n2 min | Left',
  figures: '1.9 MB/s | Now\n3 | Running\n38 GB | Free',
  hero: 'Three are running | Harbour film, 78 percent | Two minutes left | Pause all',
  tip: '38 GB are free | Enough for everything in line',
  trend: 'MB/s | 1.9 | +0.4',
  add: 'Add download',
  use: 'Pause',
})
