import { definePage } from './page.ts'

export const myDownloads = definePage({
  id: 'my-downloads',
  said: 'my downloads, download library, purchased files, purchased downloads, instant download, instant downloads, download after purchase, download after payment, download purchases, download page',
  within: /\b(?:shop|store|sell|selling|buy|marketplace|digital|cart|checkout|purchase|products)\b/i,
  name: 'My downloads',
  icon: 'download',
  line: 'Three are yours',
  content: `
    stats So far
    - 3 | Yours
    - 5 | Downloads left each
    rows Yours
    - download | Bought today | ZIP, 24 MB | Load
    - download | Bought on 12 November | PDF, 6 MB | Load
    - check | Bought on 28 October | PDF, 9 MB | Loaded
    switches Loading
    - Only over Wi-Fi
    - New versions
    button mail | Send links again
  `,
})
