export const en = {
  lead: 'Documents that were uploaded on any site. They are removed together with what they belong to, so there is nothing to delete here. You only see and search the names of files that you may open.',
  searched: 'File name',
  column: {
    name: 'Name',
    kind: 'Kind',
    bytes: 'Size',
    owner: 'Uploaded by',
    uses: 'Belongs to',
    site: 'Site',
    created_at: 'Uploaded',
  },
  anyKind: 'Any kind',
  anySubject: 'All files',
  anySite: 'Any site',
  from: 'Uploaded from',
  to: 'Uploaded until',
  kind: { pdf: 'PDF', picture: 'Picture', document: 'Word document', workbook: 'Excel workbook' },
  subject: {
    application: 'Education travel application',
    company: 'Company',
    fair: 'Medical travel fair company',
    inquiry: 'Inquiry',
    partnership: 'Partnership application',
    post: 'Board post',
    quotation: 'Group quotation',
    report: 'Education travel report',
    none: 'Nothing uses it',
  },
  hiddenName: 'Name hidden ({{kind}})',
  unused: 'Nothing uses it',
  more: 'and {{count}} more',
  noOwner: 'No account',
  sums: {
    title: 'Space used',
    subject: 'Belongs to',
    files: 'Files',
    bytes: 'Size',
    none: 'No files have been uploaded yet.',
  },
  content: {
    title: 'Content',
    note: 'The file opens just as on the page of what it belongs to, and is recorded in the same way.',
    open: 'Show',
    save: 'Download',
    failed: 'The file could not be downloaded. Please try again.',
    closed: 'Only the staff of its own desk can open this file and see its name.',
    hidden: 'What it belongs to is not published or submitted yet, so the file and its name are not shown.',
    unused: 'The file does not belong to anything, so it cannot be opened and its name is not shown.',
  },
}

declare global {
  interface TextNamespaces {
    'admin.files': typeof en
  }
}
