import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { encode } from 'uqr'
import { browserArguments, findBrowser } from './browser'

const width = 640
const height = 480
const [dark, light, noColor] = [16, 235, 128]

/** A video that shows only a QR code, as Y4M: brightness first, then two color planes at half the size. */
function filmOf(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  // In pixels: as large as the height of the video allows.
  const module = Math.floor(height / size)
  const brightness = Buffer.alloc(width * height, light)
  const [left, top] = [(width - size * module) / 2, (height - size * module) / 2].map(Math.floor) as [number, number]
  for (const [y, row] of data.entries()) {
    for (const [x, on] of row.entries()) {
      for (let line = 0; on && line < module; line++) {
        const at = (top + y * module + line) * width + left + x * module
        brightness.fill(dark, at, at + module)
      }
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((width * height) / 2, noColor)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame])
}

/** A browser whose camera shows the code of a text, with permission granted. */
export async function browserSeeing(text: string): Promise<Browser> {
  const film = path.join(await mkdtemp(path.join(tmpdir(), 'naru-camera-')), 'camera.y4m')
  await writeFile(film, filmOf(text))
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...browserArguments,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
}

/** A browser with a camera for which permission is denied. */
export const browserRefusing = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--use-fake-device-for-media-stream', '--deny-permission-prompts'],
  })
