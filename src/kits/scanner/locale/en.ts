export const en = {
  off: 'The camera is off. Pictures are read on this device and sent nowhere.',
  starting: 'Waiting for the camera …',
  start: 'Start the camera',
  stop: 'Stop the camera',
  torch: 'Light',
  camera: 'Camera',
  cameraNumber: 'Camera {{number}}',
  picture: 'Read a picture',
  noCode: 'There is no readable QR code in this picture.',
  trouble: {
    unsupported: {
      title: 'This browser cannot use a camera here',
      text: 'Open the page in another browser, or take a photo of the code and read it as a picture.',
    },
    none: { title: 'No camera found', text: 'Connect one, or read the code from a picture.' },
    refused: {
      title: 'The camera is not allowed',
      text: 'Open the site settings beside the address of this page, allow the camera, and start it again. A picture can be read without it.',
    },
    busy: {
      title: 'The camera does not answer',
      text: 'Another app may be using it. Close that one and start the camera again.',
    },
  },
}

declare global {
  interface TextNamespaces {
    scanner: typeof en
  }
}
