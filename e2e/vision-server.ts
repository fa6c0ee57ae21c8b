/**
 * Plays the vision service for the tests. What it answers is said by the height of the photo it is asked about, so that
 * tests run side by side without telling it anything.
 */
import http from 'node:http'
import { json } from 'node:stream/consumers'
import { jpegSize } from './pictures.ts'
import { visionCaseOf } from './vision-cases.ts'

const [port] = process.argv.slice(2).map(Number)

type Question = { messages: [{ content: string }, { content: { image_url: { url: string } }[] }] }

http
  .createServer((request, response) => {
    if (request.method !== 'POST') return response.end()
    json(request).then(
      (body) => {
        const [instructions, question] = (body as Question).messages
        const photo = Buffer.from(question.content[0]!.image_url.url.split(',')[1]!, 'base64')
        const { status = 200, says, isSilent } = visionCaseOf(jpegSize(photo).height)
        if (isSilent) return
        const isRussian = instructions.content.includes('Russian')
        const content = typeof says === 'function' ? JSON.stringify(says(isRussian ? 'ru' : 'en')) : says
        response.writeHead(status)
        response.end(status === 200 ? JSON.stringify({ choices: [{ message: { content } }] }) : content)
      },
      () => response.writeHead(500).end(),
    )
  })
  .listen(port, '127.0.0.1')
