import { type KindPart, partsOf } from './part.ts'

/** What cameras, galleries, scanners and editors have. */
export const picturesParts: readonly KindPart[] = [
  ...partsOf('gallery photo-vault family-album', [
    {
      said: 'hidden albums, private vault, vault, hidden photos, locked albums, hide photos, secure folder, hidden folder, hidden folders, password protection, private albums, secret vault, password-protected albums',
      page: 'Hidden | lock | Opens with the fingerprint',
      content: `
        cards
        - photo portrait | Papers | 14 pictures
        - photo forest | Surprise for Ada | 22 pictures
        switches
        - Ask for the fingerprint
        - Hidden from other apps
        button plus | Hide pictures`,
    },
    {
      said: 'photo editor, basic editing, built-in editor, photo editing, crop and rotate, editing tools, crop and filters, basic editor, editing, filters, image editor, crop, rotate and crop, image editing',
      page: 'Edit | edit | Kept as a copy',
      content: `
        image photo sea
        keys Tools
        - square | Crop
        - repeat | Turn
        - sun | Light
        - palette | Filter
        chips Shape | Free, 1:1, * 4:3, 16:9
        sliders Light
        - Brightness | 55
        - Contrast | 60
        button check | Save a copy`,
    },
    {
      said: 'map view, map, photo map, places, location map, geotagged photos on a map, photo locations',
      page: 'Map | map | 214 pictures know where they were taken',
      content: `
        map Where they were taken | Lighthouse, Old harbour, Mill street, Beech ridge
        cards
        - photo sea | Lighthouse | 38 pictures
        - photo forest | Beech ridge | 52 pictures`,
    },
    {
      said: 'slideshow, slideshows, slide show',
      on: 'detail',
      content: `
        chips Slideshow, seconds each | 3, * 5, 10
        button play | Start slideshow`,
    },
    {
      said: 'recycle bin, trash, trash bin, recently deleted, deleted photos',
      page: 'Recycle bin | trash | Emptied after thirty days',
      content: `
        cards
        - photo city | IMG_2041.jpg | 26 days left
        - photo dog | IMG_2044.jpg | 27 days left
        keys With all
        - repeat | Put back
        - trash | Delete`,
    },
    {
      said: 'exif, exif data, exif information, metadata, exif viewer, photo details, metadata viewer, photo info',
      on: 'detail',
      content: `
        rows Taken with
        - camera | 1/250 s, f/1.8, ISO 64 | 26 mm
        - image | 4032 × 3024 | JPEG, 3.1 MB
        - pin | Old harbour | Without it when shared`,
    },
    {
      said: 'duplicates, duplicate finder, similar photos, duplicate detection, find duplicates',
      page: 'Duplicates | copy | 24 pairs, 118 MB',
      content: `
        cards
        - photo sea | Taken twice | 2 of 3 kept | 6 MB
        - photo dog | From a message | The same, smaller | 2 MB
        button trash | Delete the worse ones`,
    },
    {
      said: 'face recognition, people, face grouping, faces, object recognition, people and pets',
      page: 'People | users | Found on this phone only',
      content: `
        people Who is in it
        - Ada Lund | 412 pictures
        - Kim Osei | 188 pictures
        - Who is this? | 24 pictures
        switches
        - Put same faces together`,
    },
    { said: 'albums, folders, tags, favourites, favorites, tagging', on: 'browse saved' },
  ]),
  ...partsOf('palettes', [
    {
      said: 'contrast, contrast check, contrast checker, check contrast, contrast of two colours, contrast ratio, accessibility check, accessibility, wcag contrast, wcag',
      page: 'Contrast | eye | Two colours side by side',
      content: `
        fields
        - Text | text | #21472F
        - Ground | text | #F7F3E8
        ring Contrast | 0.6 | 9.8 | to one
        rows Passes
        - check | Body text | AA and AAA
        - check | Large text | AA and AAA
        - check | Signs and lines | AA`,
    },
    {
      said: 'colour harmony, color harmony, harmonies, complementary colours, colour schemes, complementary and analogous, monochrome and complementary, colour wheel, color wheel',
      on: 'generator',
      content: `
        chips Harmony | * Analogous, Complementary, Triad, Monochrome`,
    },
    {
      said: 'palette from photo, colours from a photo, extract colours, extract colors, colours from image, colors from image, from photo, pick colours from photos',
      page: 'From photo | camera | Six colours found',
      content: `
        image sea
        rows Found colours
        - palette | #1B1F3B | Deep water | 31 %
        - palette | #53599A | Evening | 24 %
        - palette | #F2B134 | Lamps | 8 %
        button camera | Choose another photo`,
    },
  ]),
  ...partsOf('photo-cleaner', [
    {
      said: 'compress pictures, compress photos, compress, compression, photo compression, compress videos, compress images, shrink photos, compress large videos',
      page: 'Compress | layers | 1.4 GB could go',
      content: `
        hero 1.4 GB | Can be saved in 212 pictures and 9 videos.
        chips Quality | Small, * Good, Best
        ticks Pictures
        - x Pier, fog, 12 MB to 3 MB
        - x Over the pass, 9 MB to 2.4 MB
        - Last tram, 8 MB to 2 MB
        button layers | Compress pictures`,
    },
    {
      said: 'blurry photos, find blurry photos, blurred photos, blurry pictures, bad photos, dark photos, out of focus photos, duplicate and blurry photos',
      page: 'Blurry photos | image | 41, 122 MB',
      content: `
        cards
        - night | Harbour, 22:14 | Moved | 3.1 MB
        - dog | Otto in the hall | Too dark | 2.8 MB
        - city | From the tram | Out of focus | 4.0 MB
        button trash | Delete all 41`,
    },
    {
      said: 'space saved, saved space, storage saved, how much was saved, see how much was saved, keep saved, delete saved, freed space, saved, storage overview, cleaned space',
      within: /\b(?:space|storage|saved)\b/i,
      on: 'stats home',
      content: `
        ring Space saved | 0.6 | 2.4 GB | of 4 GB found`,
    },
    {
      said: 'merge contacts, duplicate contacts, merge duplicate contacts, contact cleaner, clean contacts, merge double contacts',
      page: 'Contacts | users | Six are there twice',
      content: `
        ticks Same person
        - x Lea Brandt and L. Brandt
        - x Omar and Omar Haddad
        - Kim (work) and Kim Osei
        button check | Merge contacts`,
    },
  ]),
  ...partsOf('camera', [
    {
      said: 'manual controls, manual mode, manual exposure, manual focus, iso and shutter speed, manual settings, pro mode, exposure control, manual iso, iso control, exposure compensation, white balance, shutter speed, focus modes',
      on: 'scanner editor home',
      content: `
        sliders By hand
        - ISO | 30
        - Shutter | 55
        - Focus | 70
        - White balance | 48`,
    },
    {
      said: 'timer, self-timer, self timer, burst mode, remote control, voice trigger, auto-repeat, auto-repeat mode, interval shooting, time lapse, timelapse',
      on: 'scanner editor home',
      content: `chips Release | * At once, After 3 s, After 10 s, Burst, By voice`,
    },
    {
      said: 'raw, raw capture, raw support, hdr, raw photos, hdr and raw, raw files, panorama, scene modes, raw (dng) files',
      on: 'scanner editor home settings',
      content: `chips Take as | * Photo, HDR, RAW, Panorama`,
    },
    {
      said: 'grids, grid, level, grid and level, histogram, focus peaking, zebra stripes, composition grids, on-screen histogram, gridlines',
      on: 'scanner editor home settings',
      content: `
        switches
        - Grid of thirds
        - Level
        - x Histogram
        - x Focus peaking`,
    },
    {
      said: 'qr codes, qr scanner, qr scanning, barcode scanning, qr code scanning, location tagging, geotagging, remove metadata, strip metadata, no metadata, metadata removal',
      on: 'settings',
      content: `
        switches
        - Read QR codes
        - x Place in pictures
        - Share without place`,
    },
  ]),
  ...partsOf('doc-scanner', [
    {
      said: 'crop, cropping, edge detection, automatic edge detection, auto crop, automatic cropping, perspective correction, border detection, crop filters, auto edge detection',
      on: 'editor',
      isFirst: true,
      content: `
        image document
        keys Page*
        - square | Crop
        - repeat | Turn
        - plus | Add page
        - trash | Delete
        switches
        - Straighten by its edges`,
    },
    {
      said: 'ocr, recognise text, text recognition, recognize text, searchable pdf, searchable pdfs, extract text, ocr text recognition, text extraction, recognise text in pictures',
      on: 'detail',
      content: `
        rows Recognised text*
        - type | “Lease between Lea Brandt and Mill Lane Housing, from 1 March …” | 6 pages, English
        keys Text
        - copy | Copy
        - search | Find
        - share | Share`,
    },
    {
      said: 'filters, image filters, enhancement filters, black and white, colour filters, color filters, apply filters, enhance, image enhancement',
      on: 'editor',
    },
    {
      said: 'export as pdf or jpg, pdf or jpeg, pdf and jpg, pdf, pdf export, export to pdf, jpg, save as pdf, page size, pdf compression',
      on: 'detail',
    },
    {
      said: 'signature, e-signature, sign documents, signing, add signature, electronic signature, signatures, annotations',
      on: 'detail editor',
      content: `
        rows Sign
        - pen | Lea Brandt | Drawn in May, tap to place it
        - plus | Draw another signature`,
    },
    {
      said: 'cloud upload, upload to cloud, cloud export, upload, sharing, email, fax, export to cloud, automatic upload',
      on: 'detail settings',
      content: `
        rows Send to
        - mail | Mail | lea@post.example
        - folder | Own cloud | /Scans
        - download | This phone | Documents`,
    },
  ]),
  ...partsOf('qr-codes', [
    {
      said: 'batch scanning, batch scan, bulk scanning, continuous scanning, batch mode',
      on: 'scanner',
      content: `
        switches
        - Scan one after another
        - Beep at each code`,
    },
    {
      said: 'generate qr codes, create qr codes, qr code generator, create codes, generator, code generator, create your own codes, qr generator, creates codes, wifi qr codes, create wifi qr codes, generate codes',
      page: 'Create | plus | Text, links, Wi-Fi, contacts',
      content: `
        chips Kind | Link, Text, * Wi-Fi, Contact, Event
        fields
        - Network | text | Mill Lane 4
        - Password | text | harbour-salt-27
        code Mill Lane 4 | Wi-Fi
        keys Code
        - download | Save
        - share | Share
        - palette | Colours`,
    },
    {
      said: 'flashlight, torch, flashlight support, scan from images, scan from gallery, front camera, image scanning, scan images, scan from image',
      on: 'scanner',
      content: `
        keys Camera
        - flash | Light
        - image | From a picture
        - flip | Front`,
    },
  ]),
  ...partsOf('photo-vault', [
    {
      said: 'fake password, decoy pin, decoy vault, fake vault, fake pin, decoy password, decoy, fake pin code, second pin',
      on: '#Security settings',
      content: `
        switches
        - Fake password
        fields
        - Fake password | text | ••••`,
    },
    {
      said: 'break-in photos, break-in alerts, intruder selfie, break-in alert, intruder photos, intruder detection, break-in report, wrong pin photo',
      on: '#Security settings',
      content: `
        rows Break-in photos*
        - camera | Wrong PIN three times | Tuesday, 22:14 | Front camera
        - camera | Wrong pattern | 2 November, 8:02 | Front camera`,
    },
    {
      said: 'pin, pin lock, fingerprint, pattern lock, fingerprint unlock, password, pin code',
      on: 'signin',
    },
  ]),
]
