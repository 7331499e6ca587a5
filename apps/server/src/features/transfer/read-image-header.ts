/** What an icon can be, told by its first bytes and not by what its sender says. */
export interface ImageHeader {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  /** Pixels. */
  width: number
  height: number
}

/** Type and size of a PNG, JPEG or WebP; null for anything else. */
export function readImageHeader(bytes: Buffer): ImageHeader | null {
  try {
    return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
  } catch {
    // Cut off in the middle of its header.
    return null
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

// PNG specification, 5.2 and 11.2.2: the signature, then IHDR with width and height.
function readPng(bytes: Buffer): ImageHeader | null {
  if (!bytes.subarray(0, 8).equals(pngSignature) || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return { mediaType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

// ITU T.81: markers with lengths until a start of frame (C0 to CF without C4, C8, CC).
function readJpeg(bytes: Buffer): ImageHeader | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at < bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return {
        mediaType: 'image/jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

// RFC 9649, 2.5 to 2.7: the three kinds of first chunk.
function readWebp(bytes: Buffer): ImageHeader | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const mediaType = 'image/webp'
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { mediaType, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { mediaType, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { mediaType, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}
