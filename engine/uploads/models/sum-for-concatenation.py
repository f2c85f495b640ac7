"""
Makes this folder's u2netp.onnx of the published one (python3-onnx of Debian): the convolution that reads the model's
largest tensor, two pictures of 64 channels laid together, becomes the sum of two that read one each. The same numbers,
but for rounding, in 25 MB less.

    python3 sum-for-concatenation.py published.onnx u2netp.onnx
"""
import sys

import numpy
import onnx
from onnx import helper, numpy_helper

CHANNELS = 128

source, target = sys.argv[1:]
model = onnx.load(source)
graph = model.graph
weights = {one.name: one for one in graph.initializer}
made_by = {name: node for node in graph.node for name in node.output}


def reads_widest(node):
    return (
        node.op_type == "Conv"
        and made_by.get(node.input[0], node).op_type == "Concat"
        and weights[node.input[1]].dims[1] == CHANNELS
    )


# The last of them works at the full size.
wide = [node for node in graph.node if reads_widest(node)][-1]
joined = made_by[wide.input[0]]
kernel = numpy_helper.to_array(weights[wide.input[1]])
nodes = []
for node in graph.node:
    if node is joined:
        continue
    if node is not wide:
        nodes.append(node)
        continue
    parts = []
    for number, (picture, half) in enumerate(zip(joined.input, numpy.split(kernel, 2, axis=1), strict=True)):
        name = f"{wide.name}_{number}"
        graph.initializer.append(numpy_helper.from_array(numpy.ascontiguousarray(half), f"{name}_kernel"))
        bias = list(wide.input[2:]) if number == 0 else []
        part = helper.make_node("Conv", [picture, f"{name}_kernel", *bias], [name], name=name)
        part.attribute.extend(wide.attribute)
        nodes.append(part)
        parts.append(name)
    nodes.append(helper.make_node("Add", parts, list(wide.output), name=f"{wide.name}_sum"))
graph.initializer.remove(weights[wide.input[1]])
del graph.node[:]
graph.node.extend(nodes)
onnx.save(model, target)
