import { type KindPart, partsOf } from './part.ts'

/** What file managers and the like have. */
export const filesParts: readonly KindPart[] = [
  ...partsOf('files', [
    {
      said: 'smb network shares, network shares, smb shares, network storage, nas access, smb, samba, ftp, sftp, webdav, ftp client, network drives, lan shares, smb servers, ftp servers, network places, network browsing, network file access, remote servers',
      on: 'home browse',
      content: `
        rows Network shares*
        - folder | NAS in the hall | SMB, 192.168.1.20 | 1.8 TB free
        - folder | Office | SFTP, office.example | 212 GB free
        - plus | Add a server | SMB, FTP, SFTP or WebDAV`,
    },
    {
      said: 'cloud storage, cloud accounts, cloud drives, cloud services, cloud support, cloud storages, cloud integration, google drive, dropbox, cloud',
      on: 'home browse',
      content: `
        rows Cloud storage*
        - folder | Own cloud | lea@post.example | 8 GB free
        - folder | Work drive | 42 GB of 100 GB | 58 GB free
        - plus | Add an account | Nextcloud, WebDAV and others`,
    },
    {
      said: 'root access, root, root mode, root explorer, root support, root browsing, root file access, system files',
      on: 'home browse',
      content: `
        rows Root*
        - folder | / | System, with root access | 4.2 GB
        - folder | /data/app | 84 apps | 11 GB
        - lock | Mount for writing | Off until the next start`,
    },
    {
      said: 'archives, zip archives, archive support, archive creation, archive extraction, zip, rar, 7z, zip and rar, extract archives, create archives, compression, zip support, unzip, zip files, open archives, compress, unpack archives, archive files, rar archives, 7zip',
      on: 'browse home',
      content: `
        rows Archives*
        - box | Photos June.zip | 214 files, extract or look inside | 84 MB
        - box | Backup.7z | With password | 1.2 GB
        - plus | New archive | ZIP, 7z or TAR from what is selected`,
    },
    {
      said: 'tabs, multiple tabs, tabbed browsing',
      on: 'browse home',
      isFirst: true,
      content: `tabs Folders | Documents, Downloads, SD card`,
    },
    {
      said: 'bookmarks, favourite folders, favorite folders, folder bookmarks, quick access, pinned folders, shortcuts',
      on: 'home browse',
      content: `
        rows Bookmarks*
        - star | Download | 38 files | 2.1 GB
        - star | DCIM/Camera | 1,204 pictures | 9.4 GB`,
    },
    {
      said: 'storage analysis, storage analyser, storage analyzer, disk usage, storage usage, disk usage analyzer, storage statistics, large files, space analysis, storage overview',
      on: 'home',
      content: `
        chart By kind, in GB | 9, 6, 4, 2, 1 | Photos, Apps, Video, Music, Other
        rows Largest
        - video | Concert.mp4 | Download, March | 2.4 GB
        - box | Backup.7z | Documents, Sunday | 1.2 GB`,
    },
    {
      said: 'trash, recycle bin, trash bin, trash can, undelete',
      on: 'home browse',
      content: `
        rows Trash*
        - trash | Lease, old.pdf | Deleted on Monday, kept for 26 days | 240 kB
        - trash | IMG_2041.jpg | Deleted on Tuesday, kept for 27 days | 3.1 MB`,
    },
    {
      said: 'batch rename, bulk rename, rename several files, batch renaming, multi rename, mass rename, batch operations',
      page: 'Rename | edit | 24 files are selected',
      content: `
        fields
        - New name | text | Summer {n}
        - Count from | number | 1
        - Letters | choice | As they are | As they are, all small, ALL CAPITAL
        rows Afterwards
        - file | Summer 01.jpg | was IMG_2041.jpg
        - file | Summer 02.jpg | was IMG_2042.jpg
        button check | Rename 24 files`,
    },
    {
      said: 'text editor, built-in text editor, built-in editor, integrated text editor, image viewer, media player, built-in viewer, built-in viewers, built-in media player',
      on: 'detail',
      content: `
        rows Open with
        - edit | Text editor | Numbers of lines, colours for code
        - image | Viewer | Pictures, PDF and text
        - play | Player | Music and videos`,
    },
    {
      said: 'hidden files, show hidden files',
      on: 'settings browse',
      content: `
        switches
        - Show hidden files`,
    },
    {
      said: 'sort, sorting, sort options, sorting options, grid and list view, grid view, list view, list and grid view',
      on: 'browse',
      isFirst: true,
      content: `chips Sort by | * Name, Date, Size, Kind`,
    },
  ]),
  ...partsOf('shred', [
    {
      said: 'wipe free space, free space wiping, wipe free storage, erase free space, overwrite free space, clean free space, free space',
      page: 'Free space | trash | 41 GB, wiped in May',
      content: `
        ring Wiped | 0.4 | 40 % | of 41 GB free
        chips Overwrite | Once, * 3 times, 7 times
        button play | Wipe free space`,
    },
    {
      said: 'log, deletion log, log of deleted files, see a log, history, report, list of deleted files, deletion history, erase report, deletion report',
      page: 'Log | clock | Three runs in November',
      content: `
        rows Deleted files
        - check | Lease 2026.pdf and 3 more | Today, 8:40, overwritten 3 times | 6.2 MB
        - check | Photos, May.zip | Tue 17 Nov, 7 times | 212 MB
        - check | Free space | Sun 8 Nov, once | 38 GB
        quiet trash | Clear log`,
    },
    {
      said: 'share menu, shred from share menu, shred from the share menu, share sheet, from other apps, context menu',
      on: 'settings page',
      content: `
        switches
        - Shred from share menu
        - Ask before each file`,
    },
    {
      said: 'number of overwrites, overwrite passes, number of passes, set number of overwrites, passes, overwrites, multiple passes, overwrite methods, erasure methods, algorithms',
      on: 'page',
      content: `
        fields
        - Number of overwrites | number | 3`,
    },
  ]),
  ...partsOf('backups', [
    {
      said: 'sms and call logs, call logs, sms, messages, contacts, calendar, apps and data, app data, call history, sms and calls',
      on: 'home browse',
      content: `
        ticks What is saved
        - x Apps and their data | 84 apps, 6.2 GB
        - x Messages | 4,180, SMS and MMS
        - x Call log | 912 calls
        - Wi-Fi networks | 14, needs root`,
    },
    {
      said: 'schedule, schedules, scheduled backups, automatic backups, scheduling',
      on: 'settings home',
      content: `
        rows Schedule*
        - calendar | Every night at 2:00 | While charging, on Wi-Fi | On
        - repeat | The last five are kept | Older ones are deleted`,
    },
  ]),
  ...partsOf('app-manager', [
    {
      said: 'permissions, app permissions, permission viewer, view permissions, trackers, tracker detection, tracker list, trackers and permissions, permission management',
      on: 'detail',
      content: `
        rows Permissions and trackers*
        - pin | Location | Used on Tuesday, 14:02 | Allowed
        - mic | Microphone | Never used | Denied
        - eye | Crash reports | A tracker, from Halo Metrics | Found`,
    },
    {
      said: 'apk export, export apk, apk extraction, apk backup, extract apk, app backup, backup apps, apk sharing, extract apks, share apks, apk extractor',
      on: 'detail',
      content: `
        rows APK
        - download | Save the APK | 84 MB, to Documents/APK
        - share | Share the APK | With its splits, as one file`,
    },
    {
      said: 'batch uninstall, bulk uninstall, uninstall, batch operations, freeze apps, disable apps, app freezing, force stop, uninstall system apps, debloat, hibernate apps, kill background apps',
      on: 'browse',
      content: `
        rows With the three selected
        - trash | Uninstall | Frees 412 MB
        - moon | Freeze | Kept, but asleep
        - minus | Force stop | Until opened again`,
    },
  ]),
  ...partsOf('files', [
    {
      said: 'automatic photo upload, auto upload, instant upload, automatic upload, photo upload, camera upload, auto photo upload',
      on: 'settings home',
      content: `
        rows Photo upload*
        - check | Camera | To /Photos, 214 this month | | In step
        switches
        - On Wi-Fi only
        - x Delete from phone afterwards`,
    },
    {
      said: 'offline files, available offline, files available offline',
      on: 'browse saved',
      content: `
        rows Offline files*
        - check | Lease 2026.pdf | In step | 1.4 MB
        - check | Songs for the drive | 24 files | 212 MB`,
    },
    {
      said: 'sharing, share links, sharing links, link sharing, file sharing, share files',
      on: 'detail',
      content: `
        rows Shared
        - link | By link | Until 30 November, read only | Copy
        - user | Omar | May edit`,
    },
  ]),
  ...partsOf('folder-sync', [
    {
      said: 'versioning, file versioning, versions, file versions, old versions',
      on: 'settings detail',
      content: `
        fields
        - Keep old versions | choice | 30 days | None, 30 days, The last five, All`,
    },
    {
      said: 'conflict handling, conflicts, conflict resolution, conflict management',
      on: '#Changes history',
      content: `
        rows Conflicts*
        - warning | Songs.md | Changed here and on the laptop | Both kept
        - warning | Budget.ods | Changed here and on the server | Choose`,
    },
    {
      said: 'qr pairing, pairing, device pairing, pair by qr code',
      on: '#Devices browse',
      content: `
        code HARBOUR-7F2A-91C4 | Scan on the other device`,
    },
  ]),
  ...partsOf('file-transfer', [
    {
      said: 'qr pairing, pairing, pair by qr code, qr code pairing, qr codes, qr code',
      on: '#Devices home browse',
      content: `
        code 192.168.1.12 | Scan on the other device`,
    },
    {
      said: 'no internet needed, without internet, offline, over wi-fi, wi-fi direct, local network, hotspot',
      on: 'settings',
      content: `
        chips Way | * Same Wi-Fi, Wi-Fi Direct, Hotspot`,
    },
  ]),
  ...partsOf('backups', [
    {
      said: 'albums, search and albums, album backup, albums and search, gallery',
      within: /photo/i,
      on: 'browse home',
      content: `
        cards
        - photo sea | Coast in June | 214 photos, saved
        - photo forest | Beech ridge | 52 photos, saved
        - photo dog | Biscuit | 88 photos, 3 to go`,
    },
    {
      said: 'sharing, share links, shared albums, shared links',
      within: /photo/i,
      on: 'detail',
      content: `
        rows Shared
        - link | Coast in June | By link, until 30 November | Copy
        - user | Biscuit | With Ada and Kim`,
    },
  ]),
]
